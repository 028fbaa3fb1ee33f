import { PanelLink } from '@admin/shell';
import { Link } from '@admin/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { entryPage, keepParameters } from '../../../address/index.ts';
import { publishMessages } from './messages.ts';

export interface EntryLinkProps {
  readonly uid: string;
  readonly id: number;
  readonly children: ReactNode;
}

/** Leads to an entry beside the dialog: what was chosen in it is still there when the entry is mended. */
export function EntryLink({ uid, id, children }: EntryLinkProps) {
  const intl = useIntl();
  const { search } = useLocation();
  return (
    <Link asChild labels={{ opensInNewTab: intl.formatMessage(publishMessages.newTab) }} variant="external">
      <PanelLink to={entryPage.to({ uid, id }, keepParameters(new URLSearchParams(search)))}>
        {children}
      </PanelLink>
    </Link>
  );
}
