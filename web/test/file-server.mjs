// A plain file server, as anybody has one: Python's own.
import { spawn } from "node:child_process";

export class FileServer {
  static async start(folder) {
    const server = new FileServer();
    server.child = spawn("/usr/bin/python3", ["-u", "-m", "http.server", "0", "--bind", "127.0.0.1", "-d", folder], {
      stdio: ["ignore", "pipe", "ignore"],
    });
    server.port = await new Promise((done, fail) => {
      server.child.stdout.on("data", (text) => {
        const found = /port (\d+)/.exec(String(text));
        if (found) done(Number(found[1]));
      });
      server.child.once("exit", (code) => fail(new Error(`the file server ended with ${code}`)));
    });
    server.url = `http://127.0.0.1:${server.port}/`;
    return server;
  }
  path(rest) {
    return this.url.replace(/\/$/, "") + rest;
  }
  async stop() {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const gone = new Promise((done) => this.child.once("exit", done));
    this.child.kill("SIGTERM");
    await gone;
  }
}
