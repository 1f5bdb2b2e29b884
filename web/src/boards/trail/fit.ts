// Which of several drawings of the same thing suits the room there is.

interface Plan {
  width: number;
  height: number;
}

/**
 * `height` is 0 where the page lets a panel be as high as it likes: then the widest plan that is still drawn at `least`
 * or more is taken. Where the height is given, the plan that comes out largest.
 */
export function bestPlan<T extends Plan>(plans: readonly [T, ...T[]], width: number, height: number, least: number): T {
  if (width <= 0) return plans[0];
  if (height > 0) {
    const scale = (plan: T): number => Math.min(width / plan.width, height / plan.height);
    return plans.reduce((best, plan) => (scale(plan) > scale(best) * 1.02 ? plan : best));
  }
  const sorted = [...plans].sort((a, b) => b.width - a.width);
  return sorted.find((plan) => width / plan.width >= least) ?? sorted[sorted.length - 1] ?? plans[0];
}
