import type { IntlShape } from 'react-intl';
import { editMessages } from '../messages.ts';
import type { FieldTrail } from './field-trail.ts';

/** The way to a field in words: `Links 2 › Label`. An item that is gone has no number. */
export function trailText({ steps }: Pick<FieldTrail, 'steps'>, intl: IntlShape): string {
  return steps
    .map(({ label, position }) =>
      position === null || position < 1
        ? label
        : intl.formatMessage(editMessages.numberedItem, { name: label, number: position }),
    )
    .join(' › ');
}
