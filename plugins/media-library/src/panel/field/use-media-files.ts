import {
  arrangingMessages,
  droppedOrder,
  useListArranging,
  type ArrangingOf,
  type DropSide,
} from '@admin/plugin-content-manager/arranging';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { fieldFiles, fieldValue, withAdded, withReplaced, type FieldFile } from './field-files.ts';
import { fieldMessages as say } from './messages.ts';

export interface MediaFilesSpec {
  readonly value: unknown;
  readonly isMultiple: boolean;
  /** Takes the next value; one step for undo each. */
  readonly onChange: (value: unknown) => void;
}

/** The files of a field, and every way in which they change. What happens is told to those who do not see it. */
export interface MediaFiles {
  readonly files: readonly FieldFile[];
  readonly order: ArrangingOf<readonly number[]>;
  /** Adds a file that was uploaded: behind the others, or in the place of the only one. */
  readonly add: (file: FieldFile) => void;
  /** Takes what was chosen in the library, which began with the files that were there. */
  readonly choose: (chosen: readonly FieldFile[]) => void;
  /** Puts a file in the place of another one. */
  readonly replace: (id: number, chosen: FieldFile) => void;
  readonly remove: (id: number) => void;
  readonly drop: (dragged: number, target: number, side: DropSide) => void;
}

export function useMediaFiles({ value, isMultiple, onChange }: MediaFilesSpec): MediaFiles {
  const intl = useIntl();
  const files = fieldFiles(value);
  // Uploads may end two at a time, before the form has drawn the first.
  const latest = useRef(files);
  useEffect(() => {
    latest.current = files;
  });

  const put = (next: readonly FieldFile[]): void => {
    latest.current = next;
    onChange(fieldValue(next, isMultiple));
  };
  const ids = files.map(({ id }) => id);
  const find = (id: number): FieldFile | undefined => latest.current.find((file) => file.id === id);
  const order = useListArranging({
    items: ids,
    onMove({ item, before }) {
      const moved = find(item);
      const others = latest.current.filter(({ id }) => id !== item);
      const place = before === null ? others.length : others.findIndex(({ id }) => id === before);
      if (moved) put([...others.slice(0, place), moved, ...others.slice(place)]);
    },
    labelOf: (id) => find(id)?.name ?? '',
  });
  const sayAdded = (added: readonly FieldFile[]): void => {
    const [first] = added;
    if (first) order.announce(intl.formatMessage(say.added, { count: added.length, name: first.name }));
  };
  return {
    files,
    order,
    add(file) {
      put(withAdded(latest.current, [file], isMultiple));
      sayAdded([file]);
    },
    choose(chosen) {
      const before = latest.current;
      put(chosen.map((file) => find(file.id) ?? file));
      sayAdded(chosen.filter(({ id }) => !before.some((file) => file.id === id)));
    },
    replace(id, chosen) {
      put(withReplaced(latest.current, id, chosen));
      sayAdded([chosen]);
    },
    remove(id) {
      const gone = find(id);
      put(latest.current.filter((file) => file.id !== id));
      if (gone) order.announce(intl.formatMessage(say.removed, { name: gone.name }));
    },
    drop: (dragged, target, side) =>
      order.put(droppedOrder(ids, dragged, target, side), String(dragged), arrangingMessages.dropped),
  };
}
