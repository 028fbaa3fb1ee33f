import { ownValue, type ValueDifference } from '@admin/content-model';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { shownText } from '../../text/shown-text.ts';
import { useEditing } from '../editing/editing-context.ts';
import { breadcrumbText, fieldBreadcrumb } from '../errors/field-breadcrumb.ts';
import { componentAttributes, entryModel, toPath } from '@admin/entry-form';
import styles from './Difference.module.css';
import { differenceMessages } from './messages.ts';
import { valueText, whereTheyDiffer } from './value-text.ts';

/** A difference between two versions of an entry, for reading. */
export interface DifferenceTexts {
  /** The label of the field in the form. */
  readonly name: string;
  readonly mine: ReactNode;
  readonly theirs: ReactNode;
}

/** Returns the texts of a value in two versions, shortened to the part around their first difference. */
export function useDifferenceTexts({ path, mine, theirs }: ValueDifference): DifferenceTexts {
  const intl = useIntl();
  const { view, layout, form } = useEditing();
  const at = toPath(path.join('.'));
  const attribute = form.attributeAt(at);
  const isItem = typeof at.at(-1) !== 'string';
  // An item that the form does not have now has no position in it, but its list has a name.
  const trail = fieldBreadcrumb(isItem && form.read(at) === undefined ? at.slice(0, -1) : at, layout, form);
  const mainField = trail.field?.metadata.mainField ?? 'id';
  const textOf = (value: unknown): string =>
    attribute
      ? valueText(value, attribute, {
          intl,
          attributesOf: (uid) => componentAttributes(entryModel(view), uid),
          nameOf: (entry) => shownText(ownValue(entry, mainField) || entry.id),
        })
      : '';
  const [mineText, theirText] = whereTheyDiffer(textOf(mine), textOf(theirs));
  const shown = (value: unknown, text: string) => (
    <span className={text === '' ? styles['nothing'] : styles['value']}>
      {text ||
        intl.formatMessage(
          isItem && value === null ? differenceMessages.removed : differenceMessages.nothing,
        )}
    </span>
  );
  return { name: breadcrumbText(trail, intl), mine: shown(mine, mineText), theirs: shown(theirs, theirText) };
}
