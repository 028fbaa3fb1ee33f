import type { KeyboardEvent } from 'react';
import type { Direction } from '../Direction/index.ts';

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Returns the selected radio button of a group, or else the first that is enabled. */
export function tabStopOf(group: Element): HTMLElement | null {
  return group.querySelector<HTMLElement>('[role=radio][tabindex="0"]');
}

/** Selects the next or previous radio button on arrow keys, and wraps around. */
export function moveChoice(press: KeyboardEvent<HTMLElement>, direction: Direction): void {
  const { key, currentTarget, target, altKey, ctrlKey, metaKey, shiftKey } = press;
  // Enter submits the form and must not select.
  if (key === 'Enter') press.preventDefault();
  const step = steps[key];
  if (step === undefined || altKey || ctrlKey || metaKey || shiftKey) return;
  const radios = [...currentTarget.querySelectorAll<HTMLButtonElement>('[role=radio]:enabled')];
  const from = radios.findIndex((radio) => radio === target);
  if (from === -1) return;
  press.preventDefault();
  const isReversed = direction === 'rtl' && (key === 'ArrowLeft' || key === 'ArrowRight');
  const next = radios[(from + (isReversed ? -step : step) + radios.length) % radios.length];
  next?.focus();
  next?.click();
}
