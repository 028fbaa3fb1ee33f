import type { LayoutStep } from '@admin/content-model';
import type { MessageDescriptor } from '@admin/shell';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { type ListMove, moveBetween, steppedOrder } from './list-order.ts';
import { arrangingMessages } from './messages.ts';

/** Something whose fields can be put in order: a row of columns, or the rows of an edit view. */
export interface Arrangement<T> {
  readonly value: T;
  readonly onChange: (value: T) => void;
  /** The directions that there are; the arrow keys of the others do the same as one of these. */
  readonly steps: readonly LayoutStep[];
  /** Moves a field one step; the same value where it cannot go further. */
  readonly step: (value: T, name: string, step: LayoutStep) => T;
  /** Where a field stands, in words. */
  readonly describe: (value: T, name: string) => string;
  /** What a field is called. */
  readonly labelOf: (name: string) => string;
}

/** Moving fields without dragging them. */
export interface Grabbing {
  /** The field that is being moved step by step. */
  readonly grabbed: string | null;
  readonly steps: readonly LayoutStep[];
  /** Grabs a field, or drops the one that is held. */
  readonly toggle: (name: string) => void;
  readonly step: (step: LayoutStep) => void;
  readonly drop: () => void;
  /** Puts the grabbed field back where it was. */
  readonly cancel: () => void;
  /** Id of the words that say how fields are moved. */
  readonly instructionsId: string;
}

/** {@link Grabbing}, and telling what happens to the fields. */
export interface Arranging extends Grabbing {
  /** What was said last, for those who do not see it. */
  readonly announcement: string;
}

/** {@link Arranging} for one kind of arrangement. */
export interface ArrangingOf<T> extends Arranging {
  /** Changes what is arranged, and says what became of a field: where it stands, or that it is gone. */
  readonly put: (value: T, name: string, message: MessageDescriptor) => void;
  /** Says something of its own. */
  readonly announce: (text: string) => void;
}

/** Grabs, steps, drops and takes back: what a pointer does by dragging, for keyboards and single presses. */
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

/** A list that goes down the page and is kept by moves, not as a whole. */
export interface ArrangedList {
  /** What its items are known by, in their order. */
  readonly items: readonly number[];
  readonly onMove: (move: ListMove<number>) => void;
  readonly labelOf: (item: number) => string;
}

/** {@link ArrangingOf} for such a list: each item says where it stands among how many. */
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
