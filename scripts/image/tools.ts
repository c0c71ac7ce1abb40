import { execFile, execFileSync } from 'node:child_process'
import { promisify } from 'node:util'

/**
 * Settings for Debian's buildah and podman. With vfs storage and runc they need neither the kernel's overlay file
 * system nor cgroups.
 */
const env = { ...process.env, STORAGE_DRIVER: process.env['STORAGE_DRIVER'] || 'vfs' }
const limits = ['--ulimit', 'nofile=1024:1024']
const network = ['--network', 'host']

export function show(command: string, args: string[]): void {
  execFileSync(command, args, { env, stdio: 'inherit' })
}

/**
 * Runs a command and returns its output. Asynchronous, because this process also has to forward the database port.
 */
export async function read(command: string, args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(command, args, { env })
  return stdout.trim()
}

export function succeeds(command: string, args: string[]): Promise<boolean> {
  return read(command, args).then(
    () => true,
    () => false,
  )
}

/** Builds in Docker's format, because the OCI format does not support health checks. */
export function buildImage(name: string, base: string, directory: string): void {
  const options = ['--format', 'docker', '--isolation', 'chroot', ...network, ...limits]
  show('buildah', ['build', ...options, '--build-arg', `BASE=${base}`, '--tag', name, directory])
}

/** Starts a container with a read-only root and no writable folder. A time limit stops it if the trial does not. */
export async function startContainer(
  name: string,
  image: string,
  settings: Record<string, string>,
): Promise<void> {
  const variables = Object.entries(settings).flatMap(([key, value]) => ['--env', `${key}=${value}`])
  const options =
    '--detach --rm --timeout 900 --runtime runc --read-only --read-only-tmpfs=false --cap-drop all'
  const processes = [...limits, '--ulimit', 'nproc=1024:1024']
  const run = ['run', '--name', name, ...options.split(' '), ...processes, ...network, ...variables, image]
  await read('podman', run)
}

export function inContainer(name: string, ...command: string[]): Promise<string> {
  return read('podman', ['exec', name, ...command])
}

export async function removeContainer(name: string): Promise<void> {
  await read('podman', ['rm', '--force', '--ignore', name])
}
