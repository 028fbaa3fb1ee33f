import { describe, expect, it } from 'vitest';
import { listedFolders, wayTo } from './folder-tree.ts';

const tree = [
  {
    id: 1,
    name: 'Photos',
    children: [{ id: 2, name: '2026', children: [{ id: 3, name: 'May', children: [] }] }],
  },
  { id: 4, name: 'Sounds', children: [] },
];

describe('the tree of folders', () => {
  it('finds the path to a folder', () => {
    expect(wayTo(tree, 3).map(({ name }) => name)).toEqual(['Photos', '2026', 'May']);
    expect(wayTo(tree, 4).map(({ name }) => name)).toEqual(['Sounds']);
    expect(wayTo(tree, null)).toEqual([]);
    expect(wayTo(tree, 9)).toEqual([]);
  });

  it('is a list without a folder and its subfolders, so that it cannot be moved into itself', () => {
    expect(listedFolders(tree).map(({ name, depth }) => `${depth} ${name}`)).toEqual([
      '0 Photos',
      '1 2026',
      '2 May',
      '0 Sounds',
    ]);
    expect(listedFolders(tree, new Set([2])).map(({ name }) => name)).toEqual(['Photos', 'Sounds']);
  });
});
