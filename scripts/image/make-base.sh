#!/usr/bin/env bash
# Creates a base image from Debian packages and this machine's Node 24, npm and certificates, for machines that can
# reach a Debian mirror but no image registry. Usage: make-base.sh NAME
set -euo pipefail
name=$1
node=$(readlink -f "$(command -v node)")
npm=$(dirname "$(dirname "$(readlink -f "$(command -v npm)")")")

container=$(buildah from scratch)
trap 'buildah rm "$container" >/dev/null' EXIT
root=$(buildah mount "$container")
debootstrap --variant=minbase --include=ca-certificates,libstdc++6 bookworm "$root" http://deb.debian.org/debian >&2
rm -rf "$root"/var/cache/apt/archives/*.deb "$root"/var/lib/apt/lists/*
cp "$node" "$root/usr/local/bin/node"
mkdir -p "$root/usr/local/lib/node_modules"
cp -rL "$npm" "$root/usr/local/lib/node_modules/npm"
ln -s ../lib/node_modules/npm/bin/npm-cli.js "$root/usr/local/bin/npm"
cp -L /etc/ssl/certs/ca-certificates.crt "$root/etc/ssl/certs/ca-certificates.crt"
buildah unmount "$container" >/dev/null
buildah config --env NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt --env PATH=/usr/local/bin:/usr/bin:/bin "$container"
buildah commit --quiet "$container" "$name" >/dev/null
