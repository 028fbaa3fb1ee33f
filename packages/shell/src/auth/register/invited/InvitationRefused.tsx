import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { Navigate } from 'react-router-dom';
import { formatValue, type MessageValue } from '../../../messages/message.ts';
import { oopsAddress } from '../../links/oops-address.ts';
import { notifyRef } from '../../../service-refs.ts';
import { useService } from '../../../extension/react/use-service.ts';

/** Says that an invitation is not good, and leads to the page that goes on saying so. */
export function InvitationRefused({ reason }: { readonly reason: MessageValue }) {
  const intl = useIntl();
  const notify = useService(notifyRef);
  useEffect(() => {
    notify({ tone: 'warning', title: reason });
  }, [notify, reason]);
  return <Navigate replace to={oopsAddress(formatValue(intl, reason))} />;
}
