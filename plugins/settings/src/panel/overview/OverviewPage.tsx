import {
  httpRef,
  LoadFailed,
  Section,
  useService,
  PageHeader,
  PageBody,
  UnsavedGuard,
  useCan,
  projectRef,
  useStore,
  useSaveShortcut,
} from '@admin/shell';
import { Skeleton, Button, Link } from '@admin/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import { releaseFeature } from '../../settings-actions.ts';
import { formMessages } from '../messages.ts';
import { pageMessages } from '../page-messages.ts';
import { settingsPermissions } from '../settings-permissions.ts';
import { CopyButton } from '../ShownOnce.tsx';
import type { LogoChanges } from './logo-changes.ts';
import { Logos } from './Logos.tsx';
import { overviewMessages } from './messages.ts';
import { newReleaseQuery } from './new-release-query.ts';
import { informationQuery, useSaveLogos } from './overview-queries.ts';
import styles from './OverviewPage.module.css';

/** Versions, edition and environment of the server. */
function InstallationFacts() {
  const intl = useIntl();
  const information = useQuery(informationQuery(useService(httpRef)));
  const { data } = information;
  if (information.isError) {
    return <LoadFailed query={information} />;
  }
  const edition = data?.communityEdition ? overviewMessages.community : overviewMessages.enterprise;
  const facts: readonly (readonly [keyof typeof overviewMessages, ReactNode])[] = [
    ['version', <Version key="version" running={data?.strapiVersion ?? null} />],
    ['edition', intl.formatMessage(edition)],
    ['environment', data?.currentEnvironment],
    ['nodeVersion', data?.nodeVersion],
    ['projectId', data && <ProjectId id={data.projectId} key="id" />],
  ];
  return (
    <Section title={intl.formatMessage(overviewMessages.details)}>
      <dl aria-busy={data === undefined} className={styles.facts}>
        {facts.map(([name, value]) => (
          <div className={styles.fact} key={name}>
            <dt className={styles.name}>{intl.formatMessage(overviewMessages[name])}</dt>
            <dd className={styles.value}>{data === undefined ? <Skeleton /> : value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** The running version and, for users who may read the project settings, a newer release. */
function Version({ running }: { readonly running: string | null }) {
  const intl = useIntl();
  const mayRead = useCan([settingsPermissions.projectSettings.read]);
  const isLookedFor = useStore(projectRef, ({ type }) =>
    type.features.some(({ name }) => name === releaseFeature),
  );
  const enabled = mayRead && isLookedFor;
  const { data: release } = useQuery({ ...newReleaseQuery(useService(httpRef)), enabled });
  const text = release && intl.formatMessage(overviewMessages.newVersion, { version: release.version });
  return (
    <>
      {running ?? '–'}
      {release && (
        <div className={styles.release}>
          {release.notesUrl === null ? (
            text
          ) : (
            <Link
              href={release.notesUrl}
              labels={{ opensInNewTab: intl.formatMessage(overviewMessages.newTab) }}
              variant="external"
            >
              {text}
            </Link>
          )}
        </div>
      )}
    </>
  );
}

function ProjectId({ id }: { readonly id: string | null }) {
  const intl = useIntl();
  if (id === null) return '–';
  return (
    <span className={styles.id}>
      <code className={styles.code}>{id}</code>
      <CopyButton label={intl.formatMessage(overviewMessages.copyProjectId)} text={id} />
    </span>
  );
}

const noChanges: LogoChanges = {};

/** Facts about the installation, and its logos. The logos require permission to read the project settings. */
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
