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

/**
 * Compares the visits of several pages by the median of each measurement.
 *
 * @param {Readonly<Record<string, readonly Readonly<Record<string, number>>[]>>} samples visits by page, measured by
 *   turns: of `panel`, of the bare page `floor`, and maybe of `before`, another revision of the panel
 * @returns {Record<string, Record<string, number>>} by measurement: the median of each page, and the ratio of the panel's
 *   (`ratio`), and of the other revision's (`ratioBefore`), to that of the bare page
 */
export function compareVisits(samples) {
  const compare = (measurement) => {
    const medians = Object.fromEntries(
      Object.entries(samples).map(([page, visits]) => [
        page,
        median(visits.map((times) => times[measurement])),
      ]),
    );
    const { panel, floor, before } = medians;
    const ratios = { ratio: panel / floor, ...(before !== undefined && { ratioBefore: before / floor }) };
    return Object.fromEntries(
      Object.entries({ ...medians, ...ratios }).map(([name, value]) => [name, rounded(value)]),
    );
  };
  return Object.fromEntries(Object.keys(samples.panel[0]).map((name) => [name, compare(name)]));
}

/** Summarizes durations in milliseconds for the report. */
export function summary(durations) {
  return {
    median: rounded(median(durations)),
    p99: rounded(quantile(durations, 0.99)),
    samples: durations.length,
  };
}
