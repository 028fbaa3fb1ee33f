import { Icon, Skeleton } from '@admin/ui';
import { LinkIcon } from '@admin/ui/icons';
import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import type { FieldEditorProps } from '../editing/field-editor-props.ts';
import { useInSight } from '../../scheduling.tsx';
import { ReadOnlyField } from '../read-only-fields/ReadOnlyField.tsx';
import { readOnlyMessages } from '../messages.ts';
import { useLinkCount } from './use-linked-entries.ts';

/** A polymorphic relation: how many entries it links. It is changed by the entries that it links, or over the API. */
export function RelationSummary(props: FieldEditorProps) {
  const root = useRef<HTMLDivElement>(null);
  const count = useLinkCount(props.path, useInSight(root));
  return (
    <div ref={root}>
      <ReadOnlyField editor={props}>
        <Icon icon={LinkIcon} />
        {count === 'loading' && <Skeleton />}
        {count === 'failed' && <FormattedMessage {...readOnlyMessages.countFailed} />}
        {typeof count === 'number' && (
          <FormattedMessage
            {...(count === 0 ? readOnlyMessages.noEntries : readOnlyMessages.entries)}
            values={{ count }}
          />
        )}
      </ReadOnlyField>
    </div>
  );
}
