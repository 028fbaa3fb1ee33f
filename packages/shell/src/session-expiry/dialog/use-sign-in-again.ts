import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { ApiError } from '../../http/api-error.ts';
import type { MessageValue } from '../../messages/message.ts';
import { errorText } from '../../messages/error-text.ts';
import { isSuspension, rememberedHeader } from '../../session/login-words.ts';
import type { StoredUser } from '../../session/token-storage.ts';
import { expiryMessages } from './messages.ts';
import { useShell } from '../../panel-services/shell-services.ts';
import { oopsPage } from '../../navigation/pages.ts';

function explain(error: unknown): MessageValue {
  const isUnanswered = error instanceof ApiError && error.status === 0;
  return errorText(error, isUnanswered ? expiryMessages.unreachable : expiryMessages.failed);
}

/**
 * Restores the expired session with its user's password, with the same persistence as before. Resolves to the error, or
 * to null when the session continues or has ended. Never rejects.
 */
export function useSignInAgain(): (user: StoredUser, password: string) => Promise<MessageValue | null> {
  const { anonymousHttp, session } = useShell();
  const navigate = useNavigate();

  const signIn = async (user: StoredUser, password: string): Promise<void> => {
    const { persistence } = session.getState();
    const { data } = await anonymousHttp.call('POST /admin/login', {
      body: { email: user.email, password },
      ...(persistence === 'persistent' ? { headers: rememberedHeader } : {}),
    });
    // Another tab was faster.
    if (session.getState().status !== 'expired') return;
    // The address belongs to another account now.
    if (data.user.id !== user.id) session.actions.end();
    else session.actions.start({ ...data, persistence });
  };

  return async (user, password) => {
    try {
      await signIn(user, password);
    } catch (error) {
      if (!isSuspension(error)) return explain(error);
      // The page unmounts first, together with its guard of unsaved changes.
      flushSync(() => session.actions.end());
      await navigate(oopsPage.to(), { replace: true });
    }
    return null;
  };
}
