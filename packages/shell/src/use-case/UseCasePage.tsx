import { Button, Field, Link, Select, TextInput } from '@admin/ui';
import { useState, type SubmitEvent } from 'react';
import { useIntl } from 'react-intl';
import { Navigate, useNavigate } from 'react-router-dom';
import { useAnalytics } from '../analytics/use-analytics.ts';
import { AuthLayout } from '../auth/frame/AuthLayout.tsx';
import { useCaseMessages, workRoleLabels, workRoles, type WorkRole } from './messages.ts';
import styles from './UseCasePage.module.css';
import { useFinish } from './use-finish.ts';
import { homePage } from '../navigation/pages.ts';
import { PanelLink } from '../navigation/PanelLink.tsx';

/** The question, where somebody listens to the answer; else home. */
export function UseCasePage() {
  const { isOn } = useAnalytics();
  return isOn ? <UseCaseForm /> : <Navigate replace to={homePage.to()} />;
}

/** Asks somebody who has just registered what they do; they may also go straight on. */
function UseCaseForm() {
  const intl = useIntl();
  const navigate = useNavigate();
  const finish = useFinish();
  const [role, setRole] = useState<WorkRole | null>(null);
  const [otherRole, setOtherRole] = useState('');

  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (role === null) return;
    const inOwnWords = role === 'other' ? otherRole.trim() : '';
    finish({ role, ...(inOwnWords === '' ? {} : { otherRole: inOwnWords }) });
    void navigate(homePage.to(), { replace: true });
  };

  return (
    <AuthLayout title={intl.formatMessage(useCaseMessages.title)}>
      <form className={styles.form} onSubmit={handleSubmit}>
        <Field label={intl.formatMessage(useCaseMessages.work)} name="role">
          <Select
            onValueChange={setRole}
            options={workRoles.map((value) => ({
              value,
              label: intl.formatMessage(workRoleLabels[value]),
            }))}
            placeholder={intl.formatMessage(useCaseMessages.choose)}
            size="large"
            value={role}
          />
        </Field>
        {role === 'other' && (
          <Field label={intl.formatMessage(useCaseMessages.other)} name="otherRole">
            <TextInput
              maxLength={255}
              onChange={(event) => setOtherRole(event.target.value)}
              size="large"
              value={otherRole}
            />
          </Field>
        )}
        <Button disabled={role === null} fullWidth size="large" type="submit" variant="primary">
          {intl.formatMessage(useCaseMessages.finish)}
        </Button>
      </form>
      <p className={styles.skip}>
        <Link asChild>
          <PanelLink onClick={() => finish({})} replace to={homePage.to()}>
            {intl.formatMessage(useCaseMessages.skip)}
          </PanelLink>
        </Link>
      </p>
    </AuthLayout>
  );
}
