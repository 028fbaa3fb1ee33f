import type { FormRelation } from '@admin/content-model';
import { useIntl } from 'react-intl';
import { useArranging, type ArrangingOf } from '../../configuration/arranging/use-arranging.ts';
import { useEditing } from '../editing-context.ts';
import { order } from '../form/index.ts';
import { moveBetween, steppedOrder } from '../ordering/item-order.ts';
import { relationMessages } from './messages.ts';

/** The linked entries of a field, by their ids, as something that is put in order. */
export function useRelationOrder({
  path,
  shown,
  nameOf,
}: {
  readonly path: string;
  readonly shown: readonly FormRelation[];
  readonly nameOf: (entry: FormRelation) => string;
}): ArrangingOf<readonly number[]> {
  const intl = useIntl();
  const { form } = useEditing();
  const ids = shown.map(({ id }) => id);
  const entryOf = (id: number): FormRelation => shown.find((entry) => entry.id === id) ?? { id };
  return useArranging<readonly number[]>({
    value: ids,
    onChange(next) {
      const moved = moveBetween(ids, next);
      if (!moved) return;
      const following = ids[ids.indexOf(moved.key) + 1] ?? null;
      form.step(order(path, entryOf(moved.key), { before: moved.before, next: following }));
    },
    steps: ['up', 'down'],
    step: (value, name, step) => steppedOrder(value, Number(name), step === 'up' || step === 'back' ? -1 : 1),
    describe: (value, name) =>
      intl.formatMessage(relationMessages.place, {
        number: value.indexOf(Number(name)) + 1,
        count: value.length,
      }),
    labelOf: (name) => nameOf(entryOf(Number(name))),
  });
}
