/**
 * Runs a build and restores NODE_ENV afterwards, also when the build fails: Vite sets the variable, which would change a
 * server or tests in this process.
 *
 * @template Result
 * @param {() => Promise<Result>} build
 * @param {{ nodeEnv?: string }} [options] `nodeEnv` is set during the build
 * @returns {Promise<Result>}
 */
export async function keepingNodeEnv(build, { nodeEnv } = {}) {
  const { NODE_ENV } = process.env;
  if (nodeEnv !== undefined) process.env.NODE_ENV = nodeEnv;
  try {
    return await build();
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
}
