import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { Outlet } from 'react-router-dom';
import { createQueryClient } from '../http/query-client.ts';

/**
 * The cache of server answers for everything behind the sign-in. It lives as long as the session: nothing
 * that one user was shown is left for the next.
 */
export function PrivateAnswers() {
  const [queries] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queries}>
      <Outlet />
    </QueryClientProvider>
  );
}
