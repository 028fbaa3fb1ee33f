import type { LayoutStep } from '@admin/content-model';
import type { MessageDescriptor } from '@admin/shell';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { type ListMove, moveBetween, steppedOrder } from './list-order.ts';
import { arrangingMessages } from './messages.ts';

/** A value whose fields can be moved, such as the columns of a list or the rows of an edit view. */
export interface Arrangement<T> {
  readonly value: T;
  readonly onChange: (value: T) => void;
  /** The directions. The arrow keys of other directions act like one of these. */
  readonly steps: readonly LayoutStep[];
  /** Moves a field one step; returns the same value if it cannot move further. */
  readonly step: (value: T, name: string, step: LayoutStep) => T;
  /** Returns the position of a field in words. */
  readonly describe: (value: T, name: string) => string;
  /** Returns the label of a field. */
  readonly labelOf: (name: string) => string;
}

/** Moving fields without dragging them. */
export interface Grabbing {
  /** The grabbed field. */
  readonly grabbed: string | null;
  readonly steps: readonly LayoutStep[];
  /** Grabs a field, or drops it if it is grabbed. */
  readonly toggle: (name: string) => void;
  readonly step: (step: LayoutStep) => void;
  readonly drop: () => void;
  /** Returns the grabbed field to its previous position. */
  readonly cancel: () => void;
  /** Id of the element with the instructions. */
  readonly instructionsId: string;
}

/** {@link Grabbing} with announcements. */
export interface Arranging extends Grabbing {
  /** The last announcement, for screen readers. */
  readonly announcement: string;
}

/** {@link Arranging} for one type of value. */
export interface ArrangingOf<T> extends Arranging {
  /** Changes the value, and announces the new position of a field, or its removal. */
  readonly put: (value: T, name: string, message: MessageDescriptor) => void;
  /** Announces a text. */
  readonly announce: (text: string) => void;
}

/** Moves fields without dragging: grab, step, drop and cancel, by keyboard or single presses. */
export function useArranging<T>(arrangement: Arrangement<T>): ArrangingOf<T> {
  const { value, onChange, steps, step, describe, labelOf } = arrangement;
  const intl = useIntl();
  const instructionsId = useId();
  const [held, setHeld] = useState<{ readonly name: string; readonly before: T } | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const say = (message: MessageDescriptor, name: string, now: T) =>
    setAnnouncement(intl.formatMessage(message, { field: labelOf(name), place: describe(now, name) }));

  const drop = () => {
    if (!held) return;
    setHeld(null);
    say(arrangingMessages.dropped, held.name, value);
  };
  return {
    grabbed: held?.name ?? null,
    steps,
    announcement,
    instructionsId,
    toggle: (name) => {
      if (held?.name === name) return drop();
      setHeld({ name, before: value });
      say(arrangingMessages.grabbed, name, value);
    },
    step: (direction) => {
      if (!held) return;
      const next = step(value, held.name, direction);
      if (next !== value) onChange(next);
      say(next === value ? arrangingMessages.stuck : arrangingMessages.moved, held.name, next);
    },
    drop,
    cancel: () => {
      if (!held) return;
      onChange(held.before);
      setHeld(null);
      say(arrangingMessages.cancelled, held.name, held.before);
    },
    announce: setAnnouncement,
    put: (next, name, message) => {
      setHeld(null);
      onChange(next);
      say(message, name, next);
    },
  };
}

const steps = ['up', 'down'] as const;

/** A vertical list whose changes are reported as moves. */
export interface ArrangedList {
  /** Keys of the items, in order. */
  readonly items: readonly number[];
  readonly onMove: (move: ListMove<number>) => void;
  readonly labelOf: (item: number) => string;
}

/** {@link useArranging} for a vertical list; announces positions as “position 2 of 5”. */
export function useListArranging({ items, onMove, labelOf }: ArrangedList): ArrangingOf<readonly number[]> {
  const intl = useIntl();
  return useArranging<readonly number[]>({
    value: items,
    onChange(next) {
      const moved = moveBetween(items, next);
      if (moved) onMove(moved);
    },
    steps,
    step: (list, name, step) => steppedOrder(list, Number(name), step),
    describe: (list, name) =>
      intl.formatMessage(arrangingMessages.place, {
        number: list.indexOf(Number(name)) + 1,
        count: list.length,
      }),
    labelOf: (name) => labelOf(Number(name)),
  });
}
