#include "text/reconstructed.h"

#include "text/catalogue.h"

namespace drover::text {

std::string with_legend(std::string text, Language language) {
  if (text.find(kReconstructedSign) == std::string::npos) return text;
  return text + MessageFormatter(language, {"text/terminal"})("legend.reconstructed") + "\n";
}

}  // namespace drover::text
