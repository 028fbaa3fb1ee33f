/** @param {readonly number[]} values @returns {number[]} */
function sorted(values) {
  if (values.length === 0) throw new RangeError('No values');
  return values.toSorted((one, other) => one - other);
}

/** Returns the smallest value that at least the given share (0 to 1) of all values do not exceed. */
export function quantile(values, share) {
  const order = sorted(values);
  return order[Math.max(0, Math.ceil(share * order.length) - 1)];
}

/** Returns the median; the mean of the two middle values for an even number. */
export function median(values) {
  const order = sorted(values);
  const middle = order.length / 2;
  return (order[Math.ceil(middle) - 1] + order[Math.floor(middle)]) / 2;
}

/** Formats a figure: three digits below 100, whole numbers above. */
export function rounded(value) {
  return Number(value >= 100 ? value.toFixed(0) : value.toPrecision(3));
}

/** Summarizes durations in milliseconds for the report. */
export function summary(durations) {
  return {
    median: rounded(median(durations)),
    p99: rounded(quantile(durations, 0.99)),
    samples: durations.length,
  };
}
