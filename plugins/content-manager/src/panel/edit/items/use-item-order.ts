import { useIntl } from 'react-intl';
import { useArranging, type ArrangingOf } from '../../configuration/arranging/use-arranging.ts';
import { useEditing } from '../editing-context.ts';
import { move } from '../form/index.ts';
import { itemMessages } from './messages.ts';
import { moveBetween, steppedOrder } from '../ordering/item-order.ts';

/** The items of a list as something that is put in order, by keyboard and by the buttons of a phone. */
export function useItemOrder({
  path,
  keys,
  labelOf,
}: {
  readonly path: string;
  readonly keys: readonly number[];
  readonly labelOf: (key: number) => string;
}): ArrangingOf<readonly number[]> {
  const intl = useIntl();
  const { form, recheck } = useEditing();
  return useArranging<readonly number[]>({
    value: keys,
    onChange(next) {
      const moved = moveBetween(keys, next);
      if (moved && form.step(move(path, moved.key, moved.before))) recheck(path);
    },
    steps: ['up', 'down'],
    step: (value, name, step) => steppedOrder(value, Number(name), step === 'up' || step === 'back' ? -1 : 1),
    describe: (value, name) =>
      intl.formatMessage(itemMessages.place, {
        number: value.indexOf(Number(name)) + 1,
        count: value.length,
      }),
    labelOf: (name) => labelOf(Number(name)),
  });
}
