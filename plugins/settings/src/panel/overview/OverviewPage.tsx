import { PageHeader, PageBody, UnsavedGuard, useCan, useSaveShortcut } from '@admin/shell';
import { Button } from '@admin/ui';
import { useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import { formMessages } from '../forms/messages.ts';
import { pageMessages } from '../page-messages.ts';
import { settingsPermissions } from '../settings-permissions.ts';
import { InstallationFacts } from './InstallationFacts.tsx';
import type { LogoChanges } from './logo-changes.ts';
import { Logos } from './Logos.tsx';
import { overviewMessages } from './messages.ts';
import { useSaveLogos } from './use-save-logos.ts';

const noChanges: LogoChanges = {};

/** What runs here and how it looks. The logos are for those who may see the project's settings. */
export function OverviewPage() {
  const intl = useIntl();
  const [changes, setChanges] = useState(noChanges);
  const mayRead = useCan([settingsPermissions.projectSettings.read]);
  const mayUpdate = useCan([settingsPermissions.projectSettings.update]);
  const { mutate, reset, isPending, error } = useSaveLogos(() => setChanges(noChanges));
  const isDirty = Object.keys(changes).length > 0;
  const save = () => {
    if (isDirty && !isPending) mutate(changes);
  };
  useSaveShortcut(save);
  return (
    <>
      <PageHeader
        actions={
          mayRead &&
          mayUpdate && (
            <Button disabled={!isDirty} loading={isPending} onClick={save} variant="primary">
              {intl.formatMessage(formMessages.save)}
            </Button>
          )
        }
        subtitle={intl.formatMessage(overviewMessages.subtitle)}
        title={intl.formatMessage(pageMessages.overview)}
      />
      <PageBody>
        <InstallationFacts />
        {mayRead && (
          <Logos
            changes={changes}
            disabled={!mayUpdate || isPending}
            error={error}
            onChange={(next) => {
              reset();
              setChanges(next);
            }}
          />
        )}
      </PageBody>
      <UnsavedGuard isDirty={useCallback(() => isDirty, [isDirty])} />
    </>
  );
}
