import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ActionDescription } from '../../points/actions.ts';

/**
 * The minimum interval between changes of an action's appearance, in milliseconds: while the user types, its hook may
 * return a new description with each key.
 */
export const descriptionInterval = 60;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Returns whether two descriptions, or members of them, look the same; functions have no appearance. */
function looksSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other) || (typeof one === 'function' && typeof other === 'function')) return true;
  if (!isRecord(one) || !isRecord(other)) return false;
  const names = Object.keys({ ...one, ...other });
  return names.every((name) => looksSame(one[name], other[name]));
}

/** Returns whether two descriptions agree on whether the action is shown, can be used and is running. */
function hasSameState(one: ActionDescription<never> | null, other: ActionDescription<never> | null): boolean {
  if (one === null || other === null) return one === other;
  return Boolean(one.disabled) === Boolean(other.disabled) && Boolean(one.loading) === Boolean(other.loading);
}

/** An action as it is rendered. */
export interface SettledDescription<I> {
  /** The rendered description; null while the action is hidden. */
  readonly drawn: ActionDescription<I> | null;
  /** Returns the latest description; null if it hides or disables the action. */
  readonly now: () => ActionDescription<I> | null;
}

/**
 * Returns a description whose appearance changes at most every 60 ms, except whether it is shown, disabled or running.
 * Only the appearance is delayed: running the action uses its latest description, and does nothing if that hides or
 * disables it.
 */
export function useSettledDescription<I>(description: ActionDescription<I> | null): SettledDescription<I> {
  const latest = useRef(description);
  const drawnAt = useRef(Number.NEGATIVE_INFINITY);
  const [drawn, setDrawn] = useState(description);

  useLayoutEffect(() => {
    latest.current = description;
  });

  useEffect(() => {
    if (looksSame(description, drawn)) return undefined;
    const settle = () => {
      drawnAt.current = performance.now();
      setDrawn(latest.current);
    };
    const wait = Math.max(0, drawnAt.current + descriptionInterval - performance.now());
    const timer = setTimeout(settle, wait);
    return () => clearTimeout(timer);
  }, [description, drawn]);

  const now = useCallback(() => (latest.current?.disabled ? null : latest.current), []);
  return { drawn: hasSameState(description, drawn) ? drawn : description, now };
}
