package regatta.cluster;

import jakarta.servlet.Filter;
import jakarta.servlet.FilterChain;
import jakarta.servlet.FilterConfig;
import jakarta.servlet.ServletException;
import jakarta.servlet.ServletRequest;
import jakarta.servlet.ServletResponse;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.List;

/**
 * A servlet filter in front of the web pages of Spark's programs, which have no authentication. The pages can be read
 * but not used to change anything, and only by a known host name, because another site could point its name to this
 * address. Without names all requests are refused.
 */
public final class PageGuard implements Filter {

    private static final String NAMES = "names";

    private List<String> names = List.of();

    /** Returns the setting for the host names, which are separated by spaces. */
    static String setting() {
        return "spark." + PageGuard.class.getName() + ".param." + NAMES;
    }

    @Override
    public void init(FilterConfig config) {
        String given = config.getInitParameter(NAMES);
        names = given == null ? List.of() : List.of(given.strip().split("\\s+"));
    }

    @Override
    public void doFilter(ServletRequest request, ServletResponse response, FilterChain chain)
            throws IOException, ServletException {
        HttpServletRequest httpRequest = (HttpServletRequest) request;
        HttpServletResponse httpResponse = (HttpServletResponse) response;
        String host = httpRequest.getHeader("Host");
        if (host == null || !names.contains(host.replaceFirst(":\\d+$", ""))) {
            httpResponse.sendError(HttpServletResponse.SC_FORBIDDEN);
        } else if (!List.of("GET", "HEAD").contains(httpRequest.getMethod())) {
            httpResponse.sendError(HttpServletResponse.SC_METHOD_NOT_ALLOWED);
        } else {
            chain.doFilter(request, response);
        }
    }
}
