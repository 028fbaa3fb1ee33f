import { httpRef, LoadFailed, Section, useService } from '@admin/shell';
import { Skeleton } from '@admin/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { CopyButton } from '../feedback/CopyButton.tsx';
import styles from './InstallationFacts.module.css';
import { overviewMessages } from './messages.ts';
import { informationQuery } from './overview-queries.ts';

/** What runs here: versions, edition, environment. */
export function InstallationFacts() {
  const intl = useIntl();
  const information = useQuery(informationQuery(useService(httpRef)));
  const { data } = information;
  if (information.isError) {
    return <LoadFailed query={information} />;
  }
  const edition = data?.communityEdition ? overviewMessages.community : overviewMessages.enterprise;
  const facts: readonly (readonly [keyof typeof overviewMessages, ReactNode])[] = [
    ['version', data?.strapiVersion ?? '–'],
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
