// The folder of the page on its server: "/" where the program serves it, any other where it is a folder of files.
export const root = new URL(".", import.meta.url).pathname;
