import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { describedKinds } from '../plugins/inspector/src/snippets/described-point.ts';
import { snippetOf } from '../plugins/inspector/src/snippets/snippet.ts';
import { exampleProblems } from './workspace/docs-examples.mjs';
import { describePoints, pointsFile, printPoints } from './workspace/points.mjs';

const file = readFileSync(pointsFile, 'utf8');
const points = JSON.parse(file);

const snippet = (point, line) => ({
  page: `${point.id}.md`,
  line,
  language: 'tsx',
  context: '',
  code: snippetOf(point),
});

describe('the points of the inspector', () => {
  it('are those of the declarations (npm run points)', { timeout: 120_000 }, async () => {
    expect(file).toBe(await printPoints(describePoints()));
  });

  it('include every zone, slot and hook of the reference', () => {
    const pages = ['zones', 'slots', 'hooks'].map((name) =>
      readFileSync(`docs/reference/${name}.md`, 'utf8'),
    );
    const listed = pages.flatMap((text) => [...text.matchAll(/^\| `([\w.-]+)`/gm)].map(([, id]) => id));
    expect(listed.length).toBeGreaterThan(20);
    expect(points.map(({ id }) => id)).toEqual(expect.arrayContaining(listed));
  });

  it('are of every kind, and without exports that have no contributions on pages', () => {
    expect(new Set(points.map(({ kind }) => kind))).toEqual(new Set(Object.keys(describedKinds)));
    const ids = points.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).not.toContain('shell.services');
  });

  it('each have a snippet that compiles', { timeout: 120_000 }, () => {
    expect(points.length).toBeGreaterThan(20);
    expect(exampleProblems(points.map(snippet))).toEqual([]);
    // The check itself finds a snippet of another kind.
    const [zone] = points.filter(({ kind }) => kind === 'zone');
    expect(exampleProblems([snippet({ ...zone, kind: 'hook' }, 1)])).not.toEqual([]);
  });
});
