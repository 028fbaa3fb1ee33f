import type { Session } from '@admin/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { enableSurvey } from '../../nps/rules/survey-settings.ts';
import { projectRef } from '../../service-refs.ts';
import { useShell } from '../../panel-services/use-shell.ts';
import { useStore } from '../../extension/react/use-service.ts';
import { useCasePage } from '../../navigation/pages.ts';

/** What follows a registration. */
export interface Registered {
  readonly session: Session;
  readonly news: boolean;
  /** A path of the panel, for those who want no news. */
  readonly target: string;
}

/**
 * Signs in whoever has just registered, in this tab. Who wants news is asked about their work on the way, and
 * later for an opinion; for who wants none nothing changes. The address says whether there was an administrator
 * when the form was opened.
 */
export function useBeginSession(): (registered: Registered) => Promise<void> {
  const navigate = useNavigate();
  const { session } = useShell();
  const hasAdmin = useStore(projectRef, ({ init }) => init?.hasAdmin ?? true);
  const [openedWithAdmin] = useState(hasAdmin);
  return async ({ session: begun, news, target }) => {
    if (news) enableSurvey();
    session.getState().begin({ ...begun, persistence: 'tab' });
    await navigate(news ? useCasePage.to({}, { hasAdmin: openedWithAdmin }) : target, { replace: true });
  };
}
