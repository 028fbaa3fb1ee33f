import { Icon, Skeleton } from '@admin/ui';
import { LinkIcon } from '@admin/ui/icons';
import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import type { FieldEditorProps } from '../editing/field-editor-props.ts';
import { useInSight } from '../../scheduling.tsx';
import { SummaryCard } from '../summaries/SummaryCard.tsx';
import { summaryMessages } from '../summaries/messages.ts';
import { useLinkCount } from './use-link-count.ts';

/** A polymorphic relation: how many entries it links. It is changed by the entries that it links, or over the API. */
export function RelationSummary(props: FieldEditorProps) {
  const root = useRef<HTMLDivElement>(null);
  const count = useLinkCount(props.path, useInSight(root));
  return (
    <div ref={root}>
      <SummaryCard editor={props}>
        <Icon icon={LinkIcon} />
        {count === 'loading' && <Skeleton />}
        {count === 'failed' && <FormattedMessage {...summaryMessages.countFailed} />}
        {typeof count === 'number' && (
          <FormattedMessage
            {...(count === 0 ? summaryMessages.noEntries : summaryMessages.entries)}
            values={{ count }}
          />
        )}
      </SummaryCard>
    </div>
  );
}
