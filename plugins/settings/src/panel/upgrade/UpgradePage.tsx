import { type MessageDescriptor, PageHeader } from '@admin/shell';
import { EmptyState } from '@admin/ui';
import { Lock } from '@admin/ui/icons';
import { useIntl } from 'react-intl';
import { promotionMessages } from '../page-messages.ts';

/** What the pages that stand for features of the other edition say. */
const promotionPageMessages = {
  ssoBody: {
    id: 'settings.promotion.sso.body',
    defaultMessage: 'Let people sign in with their organisation’s accounts.',
  },
  reviewWorkflowsBody: {
    id: 'settings.promotion.review-workflows.body',
    defaultMessage: 'Take entries through stages, from first draft to final approval.',
  },
  auditLogsBody: {
    id: 'settings.promotion.audit-logs.body',
    defaultMessage: 'See who changed what, and when.',
  },
  edition: {
    id: 'settings.promotion.edition',
    defaultMessage: 'Available in the Enterprise edition',
  },
} as const;

interface PromotionPageProps {
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
