// The flags of a command as the wish for a job: the files that they name are read here.
#pragma once
#include "app/command.h"
#include "app/jobs/wish.h"

namespace rakus::app {

// Of --players "paper:steal=2,save=1,random" is two: a piece that is no player's name continues the weights before it;
// "all" are all that the game has. "@file" becomes what the file says. Without --players they are the plain words.
Result<Wish> wish_of(const Arguments&);

}  // namespace rakus::app
