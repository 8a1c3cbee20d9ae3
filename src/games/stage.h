// How a game shows itself: the scene of a position, the words and touches of its moves, and the steps of a move. Made
// from views alone, so that nothing can be seen that the viewer may not know.
#pragma once
#include <string>
#include <vector>

#include "core/game.h"
#include "core/scene.h"
#include "core/setting_up.h"

namespace rakus {

template <Game G>
class Stage {
   public:
    using View = typename G::View;
    using Move = typename G::Move;

    virtual ~Stage() = default;
    // `acts`: the viewer is the one to move. Buttons and offers are made only for them.
    virtual Scene scene(const G&, const View&, bool acts) const = 0;
    // The move's own field `move` is filled by the edge.
    virtual Touch touch(const G&, const View&, const Move&) const = 0;
    // What came of a move, in a few words; empty where there is nothing to add.
    virtual Text detail(const G&, const View& before, const Move&, const View& after) const = 0;
    // What a move did, as the same viewer saw the table before and after it. `move` is null where it is a secret.
    virtual std::vector<Step> steps(const G&, const View& before, const Move* move, const View& after) const = 0;

    // What a position can be set up with; empty: the game does not let people do that.
    virtual std::vector<PaletteItem> palette(const G&) const { return {}; }
    // The text of the position after an edit with a piece of the palette; the edge then asks whether it is possible.
    virtual Result<std::string> edit(const G&, const typename G::State&, const Edit& edit) const {
        return no_such_place(edit);
    }
};

}  // namespace rakus
