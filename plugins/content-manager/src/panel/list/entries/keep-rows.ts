import type { Entry } from '@admin/content-model';
import { replaceEqualDeep } from '@tanstack/react-query';
import { useState } from 'react';

/** The rows, with each one that says the same as before replaced by the object that said it before. */
export function keptRows(before: readonly Entry[], rows: readonly Entry[]): readonly Entry[] {
  if (before === rows) return rows;
  const known = new Map(before.map((entry) => [entry.id, entry]));
  const kept = rows.map((entry) => {
    const same = known.get(entry.id);
    return same === undefined ? entry : replaceEqualDeep(same, entry);
  });
  const isSame = kept.length === before.length && kept.every((entry, index) => entry === before[index]);
  return isSame ? before : kept;
}

/** Keeps entries the same objects from page to page and order to order, so that their rows are only moved. */
export function useKeptRows(rows: readonly Entry[]): readonly Entry[] {
  const [given, setGiven] = useState(rows);
  const [kept, setKept] = useState(rows);
  if (given === rows) return kept;
  const next = keptRows(kept, rows);
  setGiven(rows);
  setKept(next);
  return next;
}
