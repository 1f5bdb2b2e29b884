// How well forecasts agree with outcomes.
#pragma once

#include <cmath>

namespace drover::learn {

class Correlation {
 public:
  void add(double forecast, double truth) {
    ++n_;
    x_ += forecast;
    y_ += truth;
    xx_ += forecast * forecast;
    yy_ += truth * truth;
    xy_ += forecast * truth;
    error_ += (forecast - truth) * (forecast - truth);
  }
  // Pearson's correlation coefficient.
  double value() const {
    const double covariance = xy_ - x_ * y_ / n_;
    return covariance / std::sqrt((xx_ - x_ * x_ / n_) * (yy_ - y_ * y_ / n_));
  }
  // The root mean square error of the forecasts.
  double error() const { return std::sqrt(error_ / n_); }
  double count() const { return n_; }

 private:
  double n_ = 0, x_ = 0, y_ = 0, xx_ = 0, yy_ = 0, xy_ = 0, error_ = 0;
};

}  // namespace drover::learn
