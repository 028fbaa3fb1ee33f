import type { LeftOutPlugin } from '@admin/contract';
import { Section } from '@admin/shell';
import { Banner } from '@admin/ui';
import { useIntl } from 'react-intl';
import { pluginMessages as say } from '../messages.ts';

/** The plugins that the server runs without, and why: as it said when it started, for whoever mends them. */
export function LeftOutPlugins({ problems }: { readonly problems: readonly LeftOutPlugin[] }) {
  const intl = useIntl();
  return (
    <Section description={intl.formatMessage(say.leftOutBody)} title={intl.formatMessage(say.leftOut)}>
      {problems.map(({ plugin, code, message }, index) => (
        <Banner
          announce="off"
          // Of one plugin the same may be said twice, and nothing here moves.
          key={`${plugin}/${code}/${String(index)}`}
          title={<bdi>{message}</bdi>}
          tone="danger"
        >
          <code>{code}</code>
        </Banner>
      ))}
    </Section>
  );
}
