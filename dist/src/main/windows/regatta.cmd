@echo off
rem Starts Regatta with the Java of JAVA_HOME or of the PATH. Bots run without a sandbox here.
setlocal
set "home=%~dp0.."
set "java=java"
if defined JAVA_HOME set "java=%JAVA_HOME%\bin\java"
"%java%" "@%home%\lib\jvm.options" -cp "%home%\lib\*;%home%\lib\third-party\*" regatta.cli.Main %*
