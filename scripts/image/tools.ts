import { execFile, execFileSync } from 'node:child_process'
import { promisify } from 'node:util'

/** Of Debian's packages buildah and podman; the vfs storage and runc work without the kernel's overlay and cgroups. */
const env = { ...process.env, STORAGE_DRIVER: process.env['STORAGE_DRIVER'] || 'vfs' }
const limits = ['--ulimit', 'nofile=1024:1024']
const network = ['--network', 'host']

/** Runs a command and shows what it prints. */
export function show(command: string, args: string[]): void {
  execFileSync(command, args, { env, stdio: 'inherit' })
}

/** Runs a command and returns what it prints. Meanwhile this process goes on serving the database's port. */
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

/** The health check is part of Docker's image format only. */
export function buildImage(name: string, base: string, directory: string): void {
  const options = ['--format', 'docker', '--isolation', 'chroot', ...network, ...limits]
  show('buildah', ['build', ...options, '--build-arg', `BASE=${base}`, '--tag', name, directory])
}

/** Starts a container on a read-only root without any place to write. It never outlives its trial by long. */
export async function startContainer(
  name: string,
  image: string,
  settings: Record<string, string>,
): Promise<void> {
  const variables = Object.entries(settings).flatMap(([key, value]) => ['--env', `${key}=${value}`])
  const options = ['--runtime', 'runc', '--read-only', '--read-only-tmpfs=false', '--cap-drop', 'all']
  const processes = [...limits, '--ulimit', 'nproc=1024:1024']
  const lifetime = ['--rm', '--timeout', '900']
  const run = [
    'run',
    '--detach',
    '--name',
    name,
    ...lifetime,
    ...options,
    ...processes,
    ...network,
    ...variables,
    image,
  ]
  await read('podman', run)
}

export function inContainer(name: string, ...command: string[]): Promise<string> {
  return read('podman', ['exec', name, ...command])
}

/** Also what a failed trial has left behind. */
export async function removeContainers(...names: string[]): Promise<void> {
  for (const name of names) await read('podman', ['rm', '--force', '--ignore', name])
}
