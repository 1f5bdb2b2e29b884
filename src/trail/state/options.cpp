#include "trail/state/options.h"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "text/names.h"

namespace drover::trail {

namespace {

using kit::AutomaInfo;
using kit::OptionChoice;
using kit::OptionInfo;
using kit::OptionRow;

constexpr auto kNeutralValues = text::words("fixed", "shuffled");
constexpr auto kBuildingValues = text::words("a", "random");
constexpr auto kWithoutOrWith = text::words("without", "with");
constexpr auto kFirstRailsValues = text::words("without", "first");
constexpr auto kSecondRailsValues = text::words("without", "second");
constexpr auto kCattleValues = text::words("standard", "simmental", "brahman", "both");
constexpr auto kFirstAutomaValues = text::words("none", "garth", "brisco");
constexpr auto kSecondAutomaValues = text::words("none", "garth", "sam");
constexpr auto kAutomasValues = text::words("1", "2", "3");
static_assert(kAutomasValues.size() == kMaxAutomas);

using Row = OptionRow<Options>;

constexpr Row kNeutral = kit::byte_option<&Options::neutral, Options>({"neutral", kNeutralValues});
constexpr Row kBuildings =
    kit::byte_option<&Options::sides, Options>({"buildings", kBuildingValues});

// An option whose values stand, in order, for bits of `extras`: none, the lowest bit of `bits`, the
// next bit, all bits.
template <std::uint8_t bits>
constexpr Row extra(OptionInfo info) {
  constexpr unsigned kUnit = bits & -bits;
  return {info, [](const Options& o) { return static_cast<int>((o.extras & bits) / kUnit); },
          [](Options& o, int value) {
            o.extras = static_cast<std::uint8_t>((o.extras & ~bits) |
                                                 static_cast<unsigned>(value) * kUnit);
          }};
}
static_assert(kExtraBrahman == 2 * kExtraSimmental);

constexpr std::string_view kAutomaOption = "automa";
bool automas_play(const Options& o) { return o.automas > 0; }

// The automas of each edition: none, Garth, and a special one.
template <Automa own>
constexpr Row automa(std::span<const std::string_view> values) {
  constexpr int kOwn = 2;
  return {{kAutomaOption, values, true},
          [](const Options& o) {
            return o.automa == Automa::kNone ? 0 : o.automa == Automa::kGarth ? 1 : kOwn;
          },
          [](Options& o, int value) {
            o.automa = value == kOwn ? own : value == 0 ? Automa::kNone : Automa::kGarth;
          },
          automas_play};
}
constexpr Row kLevel{{"level", kAutomaLevelNames, true},
                     [](const Options& o) { return static_cast<int>(o.level); },
                     [](Options& o, int value) { o.level = static_cast<AutomaLevel>(value); },
                     automas_play};
constexpr Row kAutomas{
    {"automas", kAutomasValues, true},
    [](const Options& o) { return o.automas - 1; },
    [](Options& o, int value) { o.automas = static_cast<std::uint8_t>(value + 1); },
    automas_play};

constexpr std::array kFirstRows{
    kNeutral,
    kBuildings,
    extra<kExtraRails>({"rails", kFirstRailsValues, true}),
    extra<kExtraPromoBuildings>({"promo-buildings", kWithoutOrWith, true}),
    extra<kExtraPromoMasters>({"promo-masters", kWithoutOrWith, true}),
    automa<Automa::kBrisco>(kFirstAutomaValues),
    kLevel,
    kAutomas,
};
constexpr std::array kSecondRows{
    kNeutral,
    kBuildings,
    extra<kExtraRails>({"rails", kSecondRailsValues, true}),
    extra<kOrangeCattle>({"cattle", kCattleValues, true}),
    extra<kExtraOrangeObjectives>({"orange-objectives", kWithoutOrWith, true}),
    automa<Automa::kSam>(kSecondAutomaValues),
    kLevel,
    kAutomas,
};
constexpr auto kFirstInfos = kit::infos_of(kFirstRows);
constexpr auto kSecondInfos = kit::infos_of(kSecondRows);

constexpr std::array<OptionChoice, 4> kAsked{{
    {kAutomaOption, kAutomaNames[0]},
    {kAutomaOption, kAutomaNames[1]},
    {kAutomaOption, kAutomaNames[2]},
    {kAutomaOption, kAutomaNames[3]},
}};
constexpr AutomaInfo automa_of(Automa automa) {
  const auto index = static_cast<std::size_t>(automa);
  const AutomaRow& row = automa_row(automa);
  return {.name = kAutomaNames[index],
          .title = row.name,
          .level_option = kLevel.info.key,
          .levels = static_cast<int>(row.levels.size()),
          .seats_option = kAutomas.info.key,
          .reconstructed = row.from.source == Source::kReconstructed,
          .alone = std::span(kAsked).subspan(index, 1)};
}
constexpr AutomaInfo garth() {
  AutomaInfo garth = automa_of(Automa::kGarth);
  garth.seats = kMaxAutomas;
  garth.joins = true;
  garth.joining = garth.alone;
  return garth;
}
constexpr std::array<OptionChoice, 1> kBriscoFixed{{{"rails", kFirstRailsValues[0]}}};
constexpr AutomaInfo brisco() {
  AutomaInfo brisco = automa_of(Automa::kBrisco);
  brisco.fixed = kBriscoFixed;
  return brisco;
}
constexpr std::array kFirstAutomas{garth(), brisco()};
constexpr std::array kSecondAutomas{garth(), automa_of(Automa::kSam)};

// Checks that the automa belongs to the edition, and that one person plays where it requires that.
std::string problem_of_solo_automa(const Options& options, Edition edition) {
  const std::string_view name = automa_row(options.automa).name;
  if (options.edition != edition) {
    return fmt::format("{} plays only the {} edition.", name,
                       edition == Edition::kFirst ? "first" : "second");
  }
  if (options.players - options.automas != 1) {
    return fmt::format("{} plays only against a single player.", name);
  }
  if (options.automas != 1) return fmt::format("{} plays a single seat.", name);
  if (options.level == AutomaLevel::kVeryHard) {
    return fmt::format("{} has no level very-hard; only Garth has it.", name);
  }
  return {};
}

}  // namespace

std::span<const OptionRow<Options>> option_rows(Edition edition) {
  if (edition == Edition::kFirst) return kFirstRows;
  return kSecondRows;
}

std::span<const OptionInfo> option_infos(Edition edition) {
  if (edition == Edition::kFirst) return kFirstInfos;
  return kSecondInfos;
}

std::span<const AutomaInfo> automa_infos(Edition edition) {
  if (edition == Edition::kFirst) return kFirstAutomas;
  return kSecondAutomas;
}

void seat_automas(Options& options, int people) {
  options.players = static_cast<std::uint8_t>(people + options.automas);
}

text::Value OptionsFormat::write(const Options& options) const {
  text::Object out;
  out["players"] = options.players - options.automas;
  kit::write_options(option_rows(options.edition), options, out);
  return out;
}

void OptionsFormat::read(const text::JsonNode& node, Options& options) const {
  text::JsonObject in(node);
  const int people = in["players"].number(kMinPlayers, kMaxPlayers);
  kit::read_options(option_rows(options.edition), in, options);
  seat_automas(options, people);
  in.finish();
}

std::string automa_problem(const Options& options) {
  const int people = options.players - options.automas;
  if (people < kMinPlayers || people > kMaxPlayers) {
    return fmt::format("The game is for {} to {} people, not {}.", kMinPlayers, kMaxPlayers,
                       people);
  }
  if (options.automa == Automa::kNone) {
    if (options.automas != 0) return "Seats of an automa need the option \"automa\".";
    if (options.level != AutomaLevel::kEasy) return "A level needs the option \"automa\".";
    if (people < kMinSeats) return "A single player needs an automa to play against.";
    return {};
  }
  if (options.automas == 0) return "An automa needs a seat.";
  if (options.players > kMaxPlayers) {
    return fmt::format("{} people and {} of {} need more than the {} seats of the game.", people,
                       options.automas, automa_row(options.automa).name, kMaxPlayers);
  }
  if (options.automa == Automa::kSam) return problem_of_solo_automa(options, Edition::kSecond);
  if (options.automa == Automa::kGarth) return {};
  if (options.rails()) return "Brisco does not play with Rails to the North.";
  return problem_of_solo_automa(options, Edition::kFirst);
}

std::string option_problem(const Options& options) {
  constexpr std::uint8_t kFirstExtras = kExtraRails | kExtraPromoBuildings | kExtraPromoMasters;
  constexpr std::uint8_t kSecondExtras = kExtraRails | kOrangeCattle | kExtraOrangeObjectives;
  if (options.neutral > NeutralSetup::kShuffled || options.sides > BuildingSides::kRandom ||
      options.edition > Edition::kSecond || options.automa > Automa::kBrisco ||
      options.level > AutomaLevel::kVeryHard || options.rules < kOldestRulesVersion ||
      options.rules > kRulesVersion) {
    return "An option has a value that does not exist.";
  }
  if (auto sentence = automa_problem(options); !sentence.empty()) return sentence;
  const bool first = options.edition == Edition::kFirst;
  if ((options.extras & ~(first ? kFirstExtras : kSecondExtras)) != 0) {
    return "An option belongs to another edition of the game.";
  }
  if (options.has(kExtraOrangeObjectives) && !options.has(kOrangeCattle)) {
    return "The orange objective cards need Simmental or Brahman cattle.";
  }
  return {};
}

}  // namespace drover::trail
