import { describe, expect, it } from 'vitest';
import { jsonProblem, positionAt } from './json-problem.ts';

describe('JSON text', () => {
  it('is fine when it parses or is blank', () => {
    for (const text of ['{"a":[1,2]}', 'null', '"text"', '', '  \n']) expect(jsonProblem(text)).toBeNull();
  });

  it('is complained about with line and column', () => {
    expect(jsonProblem('{\n  "a": 1,\n  b: 2\n}')).toEqual({ position: { line: 3, column: 3 } });
  });

  it('points at the end when something is missing there', () => {
    expect(jsonProblem('{"a":\n')).toEqual({ position: { line: 2, column: 1 } });
  });

  it('counts lines and columns from 1', () => {
    expect(positionAt('ab\ncd', 0)).toEqual({ line: 1, column: 1 });
    expect(positionAt('ab\ncd', 4)).toEqual({ line: 2, column: 2 });
  });
});
