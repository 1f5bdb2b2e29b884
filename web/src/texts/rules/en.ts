// The rules in our own words. A topic is one message: a line each, "# " before a heading, "• " before a point; figures come
// from the components. `edition` is "first" or "second".
export default {
  'turn.title': 'Your turn',
  'turn': `A turn has three parts, one after the other.
• Move: walk your {edition, select, first {cattleman} other {herder}} forward along the trail, at least one step and at most your step limit.
• Act: use the place where you stopped. At a neutral building or one of your own you may perform each of its actions once, in any order, and skip any of them. Instead of all of them you may perform one single auxiliary action of your player board. On another player’s building, on a hazard or on {edition, select, first {a teepee tile} other {an outlaw tile}} you may only perform one single auxiliary action.
• Draw: fill your hand up to your hand limit. The discard pile is shuffled only when a card is needed and the draw stack is empty.
Your first turn begins without walking: put your {edition, select, first {cattleman} other {herder}} on any neutral building and act there.{edition, select, first {} other { Cards dealt to the first, second, third and fourth player: {hands}. Before the first turn each discards down to {hand}.}}
# The shape of a game
You travel from the start to Kansas City many times. On the way you gather money, workers and better cattle; in Kansas City you sell the herd in your hand and deliver it by rail; then the next trip begins. The job market is the clock of the game.{edition, select, first {} other {
# Exchange tokens
Each player starts with {tokens}. Return one at any moment to draw up to two cards and discard as many.}}`,

  'movement.title': 'Walking and fees',
  'movement': `A step leads from one location to the next. Locations are the tiles on the trail: buildings of anybody, hazards, {edition, select, first {teepee tiles} other {outlaw tiles}}, and Kansas City. Empty spaces cost no step.
• With {players} players the step limit starts at {steps}. Two disc spaces raise it, to {most_steps} in the end.
• At a fork you choose the branch. You never walk back, and a move that reaches Kansas City ends there.
• Any number of {edition, select, first {cattlemen} other {herders}} may share a location.
# Fees
A hand on a tile is a fee for every other player who stops there or walks past. With {players} players a green hand costs {green}, a black one {black}; a tile with both costs both. The fee for a building goes to its owner, all others to the bank. Your own buildings cost you nothing.
You pay fees location by location. If you run out of money, you pay what you have and owe nothing.
# Walking on
Some actions let your {edition, select, first {cattleman} other {herder}} walk on within the turn. You pay fees as usual and use the new location, too; anything left to do at the old one is lost. So walk last.`,

  'neutral.title': 'Neutral and auxiliary actions',
  'neutral': `The {neutral} neutral buildings stand on the trail from the beginning. They belong to no player and cost no fee; everybody may use them.
• Here you hire, build, buy cattle, move the engine, remove hazards, {edition, select, first {trade} other {collect bounties}} and take objective cards.
• Each action may be performed once per visit, in any order. Of two actions separated by a slash you perform only one.
• At several of them you discard a card of a certain breed for a few dollars. That also makes room for a better card before Kansas City.
• For a first game building A stands on space A and so on; later you may place them at random, so that every game has its own trail.
# Auxiliary actions
Your player board offers small actions: gain money, or draw and discard cards. Others open when discs leave the board: certificates, engine moves, removing cards for good.
• You may perform a single one instead of a building’s actions, at any location except Kansas City.
• The double form must be unlocked by a disc of its own, and an action must allow it.`,

  'buildings.title': 'Your own buildings',
  'buildings': `Every player has the same {buildings, plural, one {# building} other {# buildings}}, all with the same side up. A building action puts one of yours on any empty building space of the trail, wherever you stand.
• You need as many {edition, select, first {craftsmen} other {builders}} as the tile shows. They stay with you. For each of them you pay what the action says.
• Only you use your building. Others only perform an auxiliary action there, and they pay you if it shows hands.
• Some spaces print a risk action. It becomes an action of the building placed there, once per visit.
• Some actions count your buildings in the woods: those whose space touches the woods.
# Replacing
Instead you may put a building in place of one of your own that needs fewer {edition, select, first {craftsmen} other {builders}}. You need and pay only the difference; the old tile leaves the game. Tiles that need more than six can only enter play this way.
If you replace the building you stand on, the new one is not used in the same turn. At the end each of your buildings on the trail counts the points printed on it.`,

  'hazards.title': '{edition, select, first {Hazards and teepees} other {Hazards and outlaws}}',
  'hazards': `# Hazards
Floods, droughts and rockfalls fill three branches of the trail. Each shows a hand: stopping on it or walking past costs that fee, paid to the bank. An action removes one hazard from anywhere; you pay the price of the action and keep the tile. It scores its printed points, helps with objectives and makes the branch cheaper for everybody.
# {edition, select, first {Teepees} other {Outlaws}}
{edition, select, first {To trade means to take one teepee tile and to gain the dollars above its space. On the lowest spaces you pay instead, and only if you can.} other {To collect a bounty means to take one outlaw tile and to gain what stands above its space: dollars or an exchange token.}}
• Green and {edition, select, first {blue} other {orange}} ones count for objective cards, a building and a station master; often you need one of each.
• Three spaces lie beside the trail: you need not walk past them.
# New ones
A player who reaches Kansas City chooses which tiles come into play. Each goes to the lowest empty number of its kind. If none is empty, the tile leaves the game.
If the tile under a {edition, select, first {cattleman} other {herder}} is taken away, it stays on the empty space and moves on from there.`,

  'herd.title': 'Hand and herd',
  'herd': `You begin with {herd} cattle cards of four breeds and hold {hand} in hand. Every card has a breeding value.
• In Kansas City each breed in your hand counts once, however many cards of it you hold. So try to discard duplicates on the way, by actions that pay for a breed or by drawing and discarding.
• Cards you buy and herds you sell go to your discard pile. You draw them again after the next shuffle.
# Buying cattle
With {players} players the market starts with this many cards: {market}. In one buying action you use each of your cowboys once. A price names cowboys and dollars: the more cowboys, the fewer dollars, and with enough cowboys you get two cards at once. Instead of buying, you may use one cowboy to reveal two more cards of the stack.
The market fills up again only when the job market token passes certain rows.
# Hand limit
It starts at {hand}. Two disc spaces raise it by one each; each costs {hand_price} when its disc leaves.
# Points
At the end every cattle card you own counts, in hand, deck or discard pile.{edition, select, first {} other {
# Orange cattle
With Simmental cattle a calf in the herd you sell may grow into a heifer, a heifer into a cow. Brahman cattle bring extra dollars when sold. All orange cards count as one breed.}}`,

  'kansas-city.title': 'Kansas City and delivery',
  'kansas-city': `In Kansas City you take five steps.
• One to three: in each column of the foresight choose one of the two tiles. It comes into play: hazards and {edition, select, first {teepees} other {outlaws}} on the trail, workers in the job market.
• Four, income: show your hand. Add the breeding value of each different breed, your permanent certificates, and as many temporary ones as you spend. Take as many dollars, then discard the whole hand.
• Five, delivery: choose a city whose value is not above that total and that holds no disc of yours. To Kansas City and {edition, select, first {San Francisco} other {New York}} you may deliver any number of times. Move a disc from your board there, gain what the arrows show, and pay for transport.
Then your {edition, select, first {cattleman} other {herder}} returns to the start, the foresight is filled, and you draw.
# Discs
Moving a disc unlocks the ability under it. Discs from white corners may go anywhere. Discs from dark corners go only to cities and stations with dark corners, unless no others are left. Some discs cost or gain dollars.
# What a city is worth
A disc in Kansas City gains {kansas_dollars} at once and costs {kansas_points, plural, one {# point} other {# points}} at the end. An arrow between two cities that both hold your disc gives what it shows: a card{edition, select, first {} other { or a token}} at once, points at the end, some of them negative.`,

  'railroad.title': 'Railroad and stations',
  'railroad': `Your engine runs on the track below the cities.
• Actions say how far: often one space for each of your engineers. Forward means one space up to that number; back means exactly the number.
• Spaces with another engine are skipped and not counted. A turnout is a space beside the track that you may use or pass by; using it counts as one space.
• If you stop on a turnout, you may upgrade its station at once: pay its price and place a disc. There are {stations, plural, one {# station} other {# stations}}, and each counts its points at the end.
• At the last space the move ends: upgrade the last station if you like, move back at least one space to a free space and gain $3.
# Station masters
At {masters, plural, one {# station} other {# stations}} a station master waits. When you upgrade such a station, you may at once send one of your hired workers there for good and take the tile, if it is still there. It gives something now and scores at the end in its own way. If you decline, there is no second chance.
# Transport
A delivery costs $1 for each cross between the nose of your engine and the number of the city. There are {crosses, plural, one {# cross} other {# crosses}}; if your engine is beyond the city, transport is free.`,

  'certificates.title': 'Certificates',
  'certificates': `Certificates make a herd worth more: each adds 1 to its breeding value in Kansas City, so it gains one more dollar and perhaps reaches a more distant city.
# Temporary ones
You count them on a track: {track}. Each gain moves the marker one space forward, so the last step gains two at once; spending moves it back by whole spaces.
• At first you may have 3. Clearing the disc space with white corners raises the limit to 4; clearing the one with dark corners as well, to 6. The dark one alone changes nothing.
• You decide how many to spend when you show your hand. You may spend more than the city needs: each still gains a dollar.
• What you do not spend stays.
# Permanent ones
They come with some station masters. Each adds 1 at every delivery and is never spent.
# How to get them
Actions of buildings, risk actions beside the trail, discarding grey cattle for hired engineers, and the auxiliary action that moves your engine back.`,

  'objectives.title': 'Objective cards',
  'objectives': `An objective card asks for things you have at the end of the game: cattle of a certain value, buildings, hazards, {edition, select, first {teepee tiles} other {outlaw tiles}}, stations, a delivery to {edition, select, first {San Francisco} other {New York}}.
• Everybody begins with a starting card in front of them. It costs nothing if you do not fulfil it.
• Others come from neutral buildings, from arrows between cities and from a few tiles. Most go to your discard pile and travel with the herd until you draw them. In your hand each takes the place of a cattle card.
• You may play one from your hand before your move or between two actions, never during an action. You gain its immediate action: dollars, cards, an engine move, a walk without fees or an auxiliary action. From then on it lies in front of you.
# At the end
A card in front of you counts its points if all of its tasks are met; otherwise it costs its penalty. One thing serves one card only: two cards that each ask for a building need two buildings.
Cards still in your hand, deck or discard pile may be counted or left out as you like. The program finds the best combination for you.`,

  'workers.title': 'Workers and job market',
  'workers': `Cowboys buy cattle, {edition, select, first {craftsmen} other {builders}} put up buildings, engineers move the engine. One of each is printed on your board; each row has room for five more.
# Hiring
Take a worker from the job market, pay the price of the row, changed by the action, and put the worker on the next empty space of its row. The rows cost from {cheapest} to {dearest}. If the space shows an action, perform it at once or skip it. A full row takes no more workers.
The fifth and the sixth worker of a row score {worker_points, plural, one {# point} other {# points}} each.
# Job market
It has {rows, plural, one {# row} other {# rows}} with one space for each player. Workers chosen in Kansas City fill it space by space. A worker placed on the space of the token pushes the token one row down. Workers in the row of the token and below cannot be hired yet.
When the token leaves row {refills}, the cattle market is refilled. When it leaves the last row, the game is about to end.
# Station masters
A worker who becomes station master leaves its row. The space is empty again, and its action can be used again.`,

  'end.title': 'End and scoring',
  'end': `When the token leaves the last row of the job market, the player who moved it takes the token and finishes the turn. Everybody else has exactly one more turn. No more workers are chosen in Kansas City from then on.
# Points
• Dollars: 1 point for every full $5
• Your buildings on the trail: as printed
• Cities and the arrows between them
• Stations with your disc
• Hazard tiles
• Cattle cards, wherever they are
• Objective cards, fulfilled or missed
• Station masters, each in its own way
• {worker_points, plural, one {# point} other {# points}} for every worker on a fifth or sixth space
• {step_points, plural, one {# point} other {# points}} if the step disc that shows points has left your board
• 2 points for the job market token
Most points win. If several have the most, they share the victory.
# Where points come from
Many distant cities, a strong herd and one thorough speciality beat a little of everything.`,

  'rails.title': 'Expansion: Rails to the North',
  'rails': `The expansion lays a map of {towns, plural, one {# town} other {# towns}} north of the cities. Each player has {offices, plural, one {# branch office} other {# branch offices}}.
# Founding an office
Use a new auxiliary action: discard a cattle card of value 2{edition, select, first {} other { and pay $1}}. Some tiles allow it, too. The town has to be joined by a track to the headquarters in Kansas City, to a city with your disc or to a town with an office of yours. One office per player and town. A space may cost dollars or give something.
• Small towns lead on. In a station town you may upgrade the station at once. In a bonus town you may use its bonus tile at once. From now on you may deliver to the crest of a large town.
# Bells
You take offices in {office_rows, plural, one {# row} other {# rows}} of {per_row}. An emptied row uncovers a bell; some rows also give an exchange token. The crest of one large town counts points for every bell.
# Deliveries
The cities differ from the base game, with other arrows and values. A disc in Kansas City costs {rails_kansas_points, plural, one {# point} other {# points}}.
# Other changes
More station masters, further buildings, one more disc{edition, select, first {, and exchange tokens: return one at any moment to draw up to two cards and discard as many} other {}}.{edition, select, first {} other { Many figures of this printing are reconstructed and marked with a dotted corner.}}`,

  'solo.title': 'Automated opponents',
  'solo': `Alone you play against an opponent who follows a deck of cards: Garth and Brisco were made by fans, Sam belongs to the second edition. Garth may also join two or three people.
# His turn
• He turns over a card. It says how far he walks, by the shortest way, and what he does then, wherever he stops.
• Some cards act only if he is specialized in a kind of worker: the kind he has most of.
• He has no dollars, no hand and no certificates, and pays nothing. When he passes a hand on your building, the bank pays you.
# In Kansas City
He has no income. Tiles of the foresight are drawn at random; for Brisco you choose. He delivers to the first city of his level, then step by step to better ones. His discs unlock nothing.
# Points
He scores like a player, but not for dollars and station masters. His objective cards count in any case, fulfilled or not.
# Levels
A harder level means more workers at the start, a better first delivery or fewer idle cards. Most of Sam’s cards are not known: they are reconstructed.`,

  'elpaso-turn.title': 'El Paso: your turn',
  'elpaso-turn': `El Paso is played on a loop. A turn has three parts.
• Move: one to {steps, plural, one {# step} other {# steps}} clockwise; each cowboy you discard for it adds one. Locations are El Paso and all buildings, whoever owns them. Empty spaces do not count, and there are no fees. At a fork you choose the path.
• Act: at a neutral building or your own, perform each action once, in any order, or one auxiliary action instead. At another player’s building you may only perform one auxiliary action. In El Paso you deliver.
• Draw: fill your hand up to {hand, plural, one {# card} other {# cards}}. Workers you draw go to your worker area at once, and you draw on.
Your first turn begins without walking: put your herder on any neutral building and act there.
# At any time in your turn
• Return an exchange token: draw a card, discard a card.
• Discard a worker from your area for its bonus: one more step, dollars or a certificate.
# Before the first turn
Each player chooses one of the objective tiles on display, one after the other.`,

  'elpaso-cards.title': 'El Paso: workers, cattle, trains, buildings',
  'elpaso-cards': `# Workers are cards
Cowboys pay for cattle, engineers for trains, builders for buildings; a joker stands for any of them. You discard each worker you use and pay {worker_price} as well. You draw it again later. Hiring puts a card into your area; a joker costs {joker} more.
# Cattle
The better the breed, the more cowboys it asks for. What you buy goes to the discard pile.
# Trains
{trains, plural, one {# train card lies} other {# train cards lie}} open for all. Pay the engineers of one card, then use each of its wagons once, in any order. Wagons give certificates, tiles, cattle, workers or a walk.
# Buildings
There are {kinds, plural, one {# kind} other {# kinds}}, and everybody builds from the same stacks. Pay the builders and the price of the space, and mark the tile as yours. You have {markers, plural, one {# ownership marker} other {# ownership markers}}. A building of yours may be replaced by a dearer one for the difference; the marker stays.
# Tiles
Objective tiles score at the end if you have what they ask for; each thing counts for only one of them. Bonus tiles count points and may help at once or for good. Take one on display or the top of the stack unseen.`,

  'elpaso-delivery.title': 'El Paso: delivery',
  'elpaso-delivery': `A walk that reaches El Paso ends there. Then, in this order:
• gain {arrival};
• put a Simmental on your discard pile, if any are left;
• show your hand and deliver it.
# What the herd is worth
Add the values of the different breeds in your hand and your permanent certificates. A bonus tile may let a duplicate count. Then spend as many certificates as you like, 1 each; you can have {limit} at most.
# Trading posts
Their values are {posts}. Choose one that your total reaches and where you have no disc; to {again} you may deliver any number of times. Move one of your {discs, plural, one {# disc} other {# discs}} there. Discs from dark corners go to dark trading posts only. Moving a disc unlocks its ability for good: a better auxiliary action, a larger hand, a longer walk, a permanent certificate. Some gain or cost dollars.
The trading post may reward you at once. Dark ones count points at the end.
Then discard your hand and draw a new one. Simmental cattle are worth something, but too many of them weaken your herd.`,

  'elpaso-end.title': 'El Paso: end and scoring',
  'elpaso-end': `The Simmental cards are the clock. After the last one is taken, the next player to reach El Paso moves onto its space, which scores {last_points, plural, one {# point} other {# points}}, delivers as usual and has finished. Everybody else has one more turn.
# Points
• Dollars: 1 point for every full {per}
• Your buildings
• Your discs on trading posts
• Worker cards: {worker_points, plural, one {# point} other {# points}} each, wherever they are
• Cattle cards, wherever they are
• Bonus tiles
• Objective tiles you fulfil; the others cost nothing
Most points win. In a tie, the player with more dollars left wins; if those are equal too, they share the victory.
# How certain the figures are
About half of the figures of this game are not known from the printed parts. They are reconstructed and marked with a dotted corner.`,

  'elpaso-sue.title': 'El Paso: Sue',
  'elpaso-sue': `Sue is the opponent for one player. She has a row of workers, a supply of cards and a deck that says what she does, but no money and no hand.
# Her turn
• She turns over a card and walks that many steps, or one for each worker of a kind. At a fork she takes the shorter way.
• Then she does what the card says, wherever she stands: draw from her supply, buy cattle, use a train, build, or the best of three by the workers she has most of.
• The more workers of a kind she has, the more she gets. She never discards them and pays nothing.
# In El Paso
She takes a Simmental and places a disc on the next higher trading post.
# Points
She scores as you do, but has no dollars. All her objective tiles count as fulfilled.
# Levels
Of three hard cards, none to all three are shuffled into her deck. The faces of her cards are reconstructed.`,
} satisfies Record<string, string>;
