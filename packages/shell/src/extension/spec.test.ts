import { describe, expect, it } from 'vitest';
import spec from './SPEC.md?raw';

const tests = {
  ...import.meta.glob<string>('../**/*.test.{ts,tsx}', { query: '?raw', import: 'default', eager: true }),
  ...import.meta.glob<string>('../**/*.test-d.ts', { query: '?raw', import: 'default', eager: true }),
  ...import.meta.glob<string>('../../../../{plugins,examples}/*/src/**/*.test.{ts,tsx}', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  ...import.meta.glob<string>('../../../../scripts/plugin-guides.test.mjs', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
};

/** Rules quoted by titles, and by the opening line of tests that only the compiler runs. */
const quoted = Object.values(tests).flatMap((source) =>
  [...source.matchAll(/(?:\bit(?:\.each\([\s\S]*?\))?\(\s*['"`]|^\/\/ )\[(E\d+)\]/gm)].map(([, id]) => id),
);
/** Faults quoted by titles, and by the rows of tests with several. */
const provoked = Object.values(tests).flatMap((source) =>
  [...source.matchAll(/['"`](?:\[E\d+\] )?\[(F\d+)\] /g)].map(([, id]) => id),
);
const faults = [...spec.matchAll(/^- \[(F\d+)\]/gm)].map(([, id]) => id);
const rules = [...spec.matchAll(/^- \[(E\d+)\]/gm)].map(([, id]) => id);

describe('the rules of the engine', () => {
  it('have unique numbers', () => {
    expect(rules.length).toBeGreaterThan(50);
    expect(rules).toEqual([...new Set(rules)]);
  });

  it('are each covered by a test', () => {
    expect(rules.filter((rule) => !quoted.includes(rule))).toEqual([]);
  });

  it('include every fault, each provoked by a test', () => {
    expect(faults).toEqual(Array.from({ length: 42 }, (_, index) => `F${index + 1}`));
    expect(faults.filter((fault) => !provoked.includes(fault))).toEqual([]);
    expect(provoked.filter((fault) => !faults.includes(fault))).toEqual([]);
  });

  it('include every rule that a test refers to', () => {
    expect(quoted.filter((rule) => !rules.includes(rule))).toEqual([]);
  });
});
