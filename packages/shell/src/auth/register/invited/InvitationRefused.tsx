import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { Navigate } from 'react-router-dom';
import { formatValue, type MessageValue } from '../../../messages/message.ts';
import { useNotify } from '../../../shell-context.ts';
import { oopsAddress } from '../../links/oops-address.ts';

/** Says that an invitation is not good, and leads to the page that goes on saying so. */
export function InvitationRefused({ reason }: { readonly reason: MessageValue }) {
  const intl = useIntl();
  const notify = useNotify();
  useEffect(() => {
    notify({ tone: 'warning', title: reason });
  }, [notify, reason]);
  return <Navigate replace to={oopsAddress(formatValue(intl, reason))} />;
}
