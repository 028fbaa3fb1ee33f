import { type MessageDescriptor, PageHeader } from '@admin/shell';
import { EmptyState } from '@admin/ui';
import { Lock } from '@admin/ui/icons';
import { useIntl } from 'react-intl';
import { promotionMessages } from './messages.ts';
import { promotionPageMessages } from './page-messages.ts';

export interface PromotionPageProps {
  readonly title: MessageDescriptor;
  readonly body: MessageDescriptor;
}

/** Says what a feature of the other edition would do here. */
function PromotionPage({ title, body }: PromotionPageProps) {
  const intl = useIntl();
  return (
    <>
      <PageHeader title={intl.formatMessage(title)} />
      <EmptyState
        body={intl.formatMessage(body)}
        icon={Lock}
        title={intl.formatMessage(promotionPageMessages.edition)}
      />
    </>
  );
}

/** Stands for sign-in through an identity provider. */
export function SingleSignOnPage() {
  return <PromotionPage body={promotionPageMessages.ssoBody} title={promotionMessages.sso} />;
}

/** Stands for stages of review. */
export function ReviewWorkflowsPage() {
  return (
    <PromotionPage
      body={promotionPageMessages.reviewWorkflowsBody}
      title={promotionMessages.reviewWorkflows}
    />
  );
}

/** Stands for the log of changes. */
export function AuditLogsPage() {
  return <PromotionPage body={promotionPageMessages.auditLogsBody} title={promotionMessages.auditLogs} />;
}
