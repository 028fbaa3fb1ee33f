import { describe, expect, it } from 'vitest';
import { ruleNames } from '../rules/rule.ts';
import { formatIssue, firstIssues, parsePath, pathText } from './issue.ts';

describe('the path of an issue', () => {
  it('is written with dots and brackets, and parsed back', () => {
    const path = ['zone', 0, 'buttons', 12, 'url'];
    expect(pathText(path)).toBe('zone[0].buttons[12].url');
    expect(parsePath('zone[0].buttons[12].url')).toEqual(path);
    expect(parsePath('')).toEqual([]);
  });
});

describe('firstIssues', () => {
  it('returns the first of each path', () => {
    const first = firstIssues([
      { path: ['title'], rule: 'minLength', params: { min: 3 } },
      { path: ['title'], rule: 'regex', params: { regex: '^A' } },
      { path: ['links', 0, 'url'], rule: 'required', params: {} },
    ]);
    expect([...first].map(([path, { rule }]) => [path, rule])).toEqual([
      ['title', 'minLength'],
      ['links[0].url', 'required'],
    ]);
  });
});

describe('formatIssue', () => {
  it('has a sentence for every rule', () => {
    for (const rule of ruleNames) expect(formatIssue({ path: ['field'], rule, params: {} })).toMatch(/\w/);
  });

  it('omits the path if it would not help', () => {
    expect(formatIssue({ path: ['code'], rule: 'unique', params: {} })).toBe('This attribute must be unique');
    expect(formatIssue({ path: ['day'], rule: 'date', params: {} })).toBe(
      'Invalid format, expected yyyy-MM-dd',
    );
  });

  it('cuts off long values', () => {
    const value = 'x'.repeat(10_000);
    expect(formatIssue({ path: ['a'], rule: 'type', params: { type: 'number', value } }).length).toBeLessThan(
      300,
    );
  });
});
