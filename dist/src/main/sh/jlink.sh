#!/bin/sh
# Makes a Java runtime with the modules that Regatta and Spark need: jlink.sh JDK FOLDER
set -eu
rm -rf "$2"
exec "$1/bin/jlink" --output "$2" --strip-debug --no-header-files --no-man-pages --add-modules \
    java.base,java.desktop,java.instrument,java.management,java.naming,java.security.jgss,java.sql,jdk.crypto.ec,jdk.httpserver,jdk.management,jdk.net,jdk.security.auth,jdk.unsupported,jdk.zipfs
