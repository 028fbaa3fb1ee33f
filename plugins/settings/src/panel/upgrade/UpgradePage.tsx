import { type MessageDescriptor, PageHeader } from '@admin/shell';
import { EmptyState } from '@admin/ui';
import { Lock } from '@admin/ui/icons';
import { useIntl } from 'react-intl';
import { upgradeTitles } from '../page-messages.ts';

/** Texts of the pages about features of the enterprise edition. */
const upgradeMessages = {
  ssoBody: {
    id: 'settings.promotion.sso.body',
    defaultMessage: 'Let people sign in with the accounts of their organization.',
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

interface UpgradePageProps {
  readonly title: MessageDescriptor;
  readonly body: MessageDescriptor;
}

/** Describes a feature of the enterprise edition. */
function UpgradePage({ title, body }: UpgradePageProps) {
  const intl = useIntl();
  return (
    <>
      <PageHeader title={intl.formatMessage(title)} />
      <EmptyState
        body={intl.formatMessage(body)}
        icon={Lock}
        title={intl.formatMessage(upgradeMessages.edition)}
      />
    </>
  );
}

/** Describes sign-in through an identity provider. */
export function SingleSignOnPage() {
  return <UpgradePage body={upgradeMessages.ssoBody} title={upgradeTitles.sso} />;
}

/** Describes review workflows. */
export function ReviewWorkflowsPage() {
  return <UpgradePage body={upgradeMessages.reviewWorkflowsBody} title={upgradeTitles.reviewWorkflows} />;
}

/** Describes audit logs. */
export function AuditLogsPage() {
  return <UpgradePage body={upgradeMessages.auditLogsBody} title={upgradeTitles.auditLogs} />;
}
