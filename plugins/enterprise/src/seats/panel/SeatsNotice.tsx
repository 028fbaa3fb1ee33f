import { httpRef, optional, useService } from '@admin/shell';
import { Banner } from '@admin/ui';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { HttpClient } from '@admin/shell';
import type { LicenseLimits, seatsEndpoints } from '../contract.ts';
import { seatMessages } from './messages.ts';
import styles from './SeatsNotice.module.css';

/** Loads the seats; null from a server without the endpoint. The settings reload it when a user is added or deleted. */
function seatsQuery(http: HttpClient) {
  return queryOptions({
    queryKey: ['LicenseLimits'],
    queryFn: async ({ signal }): Promise<LicenseLimits | null> =>
      (
        await optional(
          http.for<typeof seatsEndpoints>().call('GET /admin/license-limit-information', { signal }),
        )
      )?.data ?? null,
  });
}

/** The seats in use, with a warning when none is free. Nothing without a limit. */
export default function SeatsNotice() {
  const { data } = useQuery(seatsQuery(useService(httpRef)));
  if (!data || data.permittedSeats === null) return null;
  const values = { used: data.currentActiveUserCount, seats: data.permittedSeats };
  if (data.licenseLimitStatus === null) {
    return (
      <p className={styles.seats}>
        <FormattedMessage {...seatMessages.used} values={values} />
      </p>
    );
  }
  const isOver = data.licenseLimitStatus === 'OVER_LIMIT';
  return (
    <Banner
      title={<FormattedMessage {...(isOver ? seatMessages.over : seatMessages.full)} values={values} />}
      tone="warning"
    >
      <FormattedMessage {...seatMessages.advice} />
    </Banner>
  );
}
