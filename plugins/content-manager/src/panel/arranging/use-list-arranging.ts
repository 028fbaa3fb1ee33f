import { useIntl } from 'react-intl';
import { moveBetween, steppedOrder, type ListMove } from './list-order.ts';
import { arrangingMessages } from './messages.ts';
import { useArranging, type ArrangingOf } from './use-arranging.ts';

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
