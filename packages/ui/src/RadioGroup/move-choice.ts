import type { KeyboardEvent } from 'react';
import type { Direction } from '../Direction/index.ts';

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** The radio of a group that is chosen, or else the first that can be. */
export function tabStopOf(group: Element): HTMLElement | null {
  return group.querySelector<HTMLElement>('[role=radio][tabindex="0"]');
}

/** Chooses the radio that an arrow key leads to from the one with the focus, round and round. */
export function moveChoice(press: KeyboardEvent<HTMLElement>, direction: Direction): void {
  const { key, currentTarget, target, altKey, ctrlKey, metaKey, shiftKey } = press;
  // Enter is for the form round the group.
  if (key === 'Enter') press.preventDefault();
  const step = steps[key];
  if (step === undefined || altKey || ctrlKey || metaKey || shiftKey) return;
  const radios = [...currentTarget.querySelectorAll<HTMLButtonElement>('[role=radio]:enabled')];
  const from = radios.findIndex((radio) => radio === target);
  if (from === -1) return;
  press.preventDefault();
  const isTurned = direction === 'rtl' && (key === 'ArrowLeft' || key === 'ArrowRight');
  const next = radios[(from + (isTurned ? -step : step) + radios.length) % radios.length];
  next?.focus();
  next?.click();
}
