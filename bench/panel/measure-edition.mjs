import { progress } from '../progress.mjs';
import { createApiClient } from '../server/api-client.mjs';
import { startProduct } from '../server/product-server.mjs';
import { median, rounded } from '../statistics.mjs';
import { launchBrowser, visit } from './browser.mjs';
import { firstPainted } from './page-clock.mjs';

/** Both editions show a form; only the panel, once it runs, renders the button that reveals the password. */
const usable = { selector: 'form [aria-label="Show password"]' };
const methods = { selector: 'a[href*="/admin/connect/"]' };

const provider = {
  uid: 'company',
  displayName: 'Company',
  issuer: 'https://login.example.com',
  clientId: 'atrium',
};

/**
 * Measures the sign-in page with a cold cache in turn on a server of each edition, in milliseconds until the panel runs;
 * `methods` until the sign-in methods of the enterprise edition are painted.
 *
 * @param {string} dataDir a folder for both servers
 */
export async function measureEdition(dataDir, { repetitions }) {
  progress('Visiting the sign-in page of both editions …');
  const environments = {
    community: {},
    enterprise: { ENTERPRISE: 'true', SINGLE_SIGN_ON_PROVIDERS: JSON.stringify([provider]) },
  };
  const servers = {};
  const times = { community: [], enterprise: [], methods: [] };
  const browser = await launchBrowser();
  try {
    for (const [name, environment] of Object.entries(environments)) {
      servers[name] = await startProduct(`${dataDir}-${name}`, environment);
      // Registers the first administrator: without one, the page is another.
      (await createApiClient(servers[name].origin)).close();
    }
    const measure = (name, target) =>
      visit(browser, { origin: servers[name].origin, path: '/admin/auth/login', target }, firstPainted);
    for (let turn = -1; turn < repetitions * 2; turn += 1) {
      for (const name of turn % 2 === 0 ? ['community', 'enterprise'] : ['enterprise', 'community']) {
        const duration = await measure(name, usable);
        if (turn >= 0) times[name].push(duration);
      }
      const shown = await measure('enterprise', methods);
      if (turn >= 0) times.methods.push(shown);
    }
  } finally {
    await browser.close();
    for (const server of Object.values(servers)) await server.stop();
  }
  const [community, enterprise] = [median(times.community), median(times.enterprise)];
  return {
    signIn: {
      community: rounded(community),
      enterprise: rounded(enterprise),
      ratio: rounded(enterprise / community),
      methods: rounded(median(times.methods)),
    },
  };
}
