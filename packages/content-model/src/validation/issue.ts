import type { BrokenRule } from '../rules/index.ts';

/** A step into a value: an attribute's name or the position of an item. */
export type PathStep = string | number;

/** One rule that an entry breaks, and where: `['links', 0, 'url']`. */
export interface ValidationIssue extends BrokenRule {
  readonly path: readonly PathStep[];
}

/** `['links', 0, 'url']` as people and messages write it: `links[0].url`. */
export function pathText(path: readonly PathStep[]): string {
  return path.reduce<string>((text, step) => {
    if (typeof step === 'number') return `${text}[${step}]`;
    return text === '' ? step : `${text}.${step}`;
  }, '');
}

/** The reverse of `pathText`. */
export function parsePath(text: string): readonly PathStep[] {
  return [...text.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([step, index]) =>
    index === undefined ? step : Number(index),
  );
}

/** The first issue of each place, by its path text; forms show one message per field. */
export function firstIssues(issues: readonly ValidationIssue[]): ReadonlyMap<string, ValidationIssue> {
  const first = new Map<string, ValidationIssue>();
  for (const issue of issues) {
    const path = pathText(issue.path);
    if (!first.has(path)) first.set(path, issue);
  }
  return first;
}
