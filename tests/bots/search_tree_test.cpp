#include <gtest/gtest.h>

#include "bots/search/tree.h"

namespace drover::bots::search {
namespace search_tree_test {

game::Move move(std::uint8_t a) { return {{}, a}; }

TEST(SearchTree, RerootKeepsOnlyNodesBelowTheNewRoot) {
  Tree tree(16);
  const NodeIndex kept = tree.add_child(Tree::root(), move(1));
  const NodeIndex other = tree.add_child(Tree::root(), move(2));
  const NodeIndex grandchild = tree.add_child(kept, move(3));
  tree.add_child(kept, move(4));
  tree.add_child(grandchild, move(5));
  tree.add_child(other, move(6));
  tree[kept].visits = 10;
  tree[grandchild].visits = 7;
  tree[grandchild].sum[1] = 3.5F;

  tree.reroot(kept);

  EXPECT_EQ(tree.size(), 4U);
  EXPECT_EQ(tree[Tree::root()].visits, 10U);
  EXPECT_EQ(tree[Tree::root()].next_sibling, kNoNode);
  const NodeIndex first = tree[Tree::root()].first_child;
  const NodeIndex second = tree[first].next_sibling;
  EXPECT_EQ(tree[first].move, move(4));
  EXPECT_EQ(tree[second].move, move(3));
  EXPECT_EQ(tree[second].next_sibling, kNoNode);
  EXPECT_EQ(tree[second].visits, 7U);
  EXPECT_FLOAT_EQ(tree[second].mean(1), 0.5F);
  EXPECT_EQ(tree[tree[second].first_child].move, move(5));
  EXPECT_EQ(tree[first].first_child, kNoNode);
}

TEST(SearchTree, IsFullAtItsCapacityAndEmptyAfterClearing) {
  Tree tree(2);
  EXPECT_FALSE(tree.full());
  tree.add_child(Tree::root(), move(1));
  EXPECT_TRUE(tree.full());
  tree.clear();
  EXPECT_EQ(tree.size(), 1U);
  EXPECT_EQ(tree[Tree::root()].first_child, kNoNode);
}

}  // namespace search_tree_test
}  // namespace drover::bots::search
